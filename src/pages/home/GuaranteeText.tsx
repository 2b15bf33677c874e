import { Link } from 'react-router-dom'

interface GuaranteeTextProps {
  text: string
  link: { label: string; to: string }
}

/** Words that name the placement guarantee, with the link to its conditions. */
export function GuaranteeText({ text, link }: GuaranteeTextProps) {
  return (
    <>
      {`${text} `}
      <Link to={link.to}>{link.label}</Link>
    </>
  )
}
