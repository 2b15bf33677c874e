import type { LegalTable } from '~/content/legal/legal-document'
import { LinkedText } from '~/ui/LinkedText'

/** On a narrow screen each row of the table becomes a list. */
export function LegalDataTable({ caption, head, rows }: LegalTable) {
  return (
    <table className="w-full border-collapse text-left text-small leading-normal max-md:block">
      <caption className="pb-3 text-left font-bold max-md:block">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-ghisa border-b-2">
          {head.map(title => (
            <th key={title} scope="col" className="py-2 pr-5 align-bottom font-bold last:pr-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-ghisa max-md:border-t-2">
        {rows.map(([name = '', ...cells]) => (
          <tr
            key={JSON.stringify(name)}
            className="break-inside-avoid border-linea border-b max-md:block max-md:py-3.5"
          >
            <LinkedText
              as="th"
              scope="row"
              className="py-3 pr-5 align-top font-bold max-md:block max-md:p-0 md:whitespace-nowrap"
              text={name}
            />
            {cells.map((cell, index) => (
              <LinkedText
                as="td"
                key={head[index + 1]}
                data-label={head[index + 1]}
                className="py-3 pr-5 align-top last:pr-0 max-md:mt-1.5 max-md:block max-md:p-0 max-md:before:block max-md:before:text-note max-md:before:text-fumo max-md:before:content-[attr(data-label)]"
                text={cell}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
