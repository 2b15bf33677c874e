import * as Radix from '@radix-ui/react-accordion'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

export function Accordion({ items }: { items: readonly { question: string; answer: string }[] }) {
  const [open, setOpen] = useState('')
  return (
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="border-ghisa border-t-2"
    >
      {items.map(({ question, answer }) => (
        <Radix.Item key={question} value={question} className="border-linea border-b">
          <Radix.Header>
            <Radix.Trigger className="group flex w-full cursor-pointer items-center justify-between gap-6 py-5 text-left font-bold font-sans text-subtitle leading-[1.3] tracking-normal">
              {question}
              <PlusMinus />
            </Radix.Trigger>
          </Radix.Header>
          <Answer text={answer} isOpen={open === question} onFound={() => setOpen(question)} />
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

/**
 * A closed answer is hidden="until-found", so that find-in-page can open it. An effect sets the attribute, because
 * React writes hidden="" for any value.
 */
function Answer({ isOpen, onFound, text }: { isOpen: boolean; onFound: () => void; text: string }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    // The answer may open below the screen, and an answer that closes above may move the question out of view. The
    // question comes last: it must be visible where there is no room for both.
    content.current?.scrollIntoView({ block: 'nearest' })
    content.current?.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    const element = content.current
    if (!element) return
    if (!isOpen) {
      if (element.hasAttribute('hidden')) element.setAttribute('hidden', 'until-found')
      // The browser revealed this answer before hydration, for a search or a link to its text.
      else onFound()
    }
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  }, [isOpen, onFound])
  return (
    <Radix.Content asChild forceMount hidden={!isOpen}>
      <AnswerPanel ref={content}>
        <p className="max-w-[64ch] pb-7 text-fumo lg:pr-16">{text}</p>
      </AnswerPanel>
    </Radix.Content>
  )
}

/**
 * Drops the style attribute of Radix, which the content security policy refuses in HTML, and its role, which would
 * make closed answers empty landmarks.
 */
function AnswerPanel(props: ComponentProps<'div'>) {
  const { style: _refused, role: _landmark, 'aria-labelledby': _question, ...rest } = props
  return <div {...rest} className="answer not-[[hidden]]:motion-safe:animate-appear" />
}

function PlusMinus() {
  return (
    <svg
      viewBox="0 0 34 34"
      className="needs-script size-8.5 flex-none stroke-[2.5] stroke-current group-data-[state=open]:stroke-gesso forced-colors:group-data-[state=open]:stroke-[Canvas]"
      aria-hidden="true"
    >
      <circle
        cx="17"
        cy="17"
        r="16"
        className="fill-none stroke-2 stroke-current group-data-[state=open]:fill-current"
      />
      <path d="M11 17h12" />
      <path d="M17 11v12" className="group-data-[state=open]:hidden" />
    </svg>
  )
}
