interface ErrorSummaryProps {
  title: string
  problems: readonly { id: string; text: string }[]
}

/** Lists the problems of a form, each as a link to its field; use-lead-form.ts moves the focus to it. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields.
    <div
      role="group"
      data-problems=""
      aria-label={title}
      tabIndex={-1}
      className="mb-7 rounded-control border-2 border-errore p-5 focus-visible:rounded-control"
    >
      <h3 className="font-bold font-sans tracking-normal">{title}</h3>
      <ul className="mt-2 list-disc pl-5">
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-errore underline underline-offset-4"
              onClick={event => {
                // The address must keep the step of the form, so the link only moves the focus.
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
