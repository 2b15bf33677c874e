import { createHash } from 'node:crypto'

export const inboxStyle = `
*, ::before, ::after { box-sizing: border-box }
html { background: #F5F2EB; color: #17140F; font: 1rem/1.5 system-ui, sans-serif; -webkit-text-size-adjust: 100% }
body { margin: 0 auto; max-width: 56rem; padding: 2.5rem 1.25rem 4rem }
h1, h2, p, dl, dd, pre, ul { margin: 0; padding: 0 }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em }
h1::after { content: ''; display: block; width: 3rem; height: .375rem; margin-top: .875rem; background: currentColor }
h2 { font-size: 1.25rem; line-height: 1.3 }
h2, dd, pre, code { overflow-wrap: anywhere }
:focus-visible { outline: 3px solid #17140F; outline-offset: 2px }
.intro { margin-top: 1rem; max-width: 40rem }
.status { margin: 1.5rem 0 .75rem }
ul { display: grid; gap: 1rem; list-style: none }
.card { border: 1px solid #DCD6C9; border-radius: .5rem; padding: 1.25rem; background: #FFFDF9 }
.meta { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin-top: .375rem; color: #5C564B; font-size: .9375rem }
.form { padding: 0 .5rem; border: 1px solid currentColor; border-radius: 1rem; color: #17140F; font-size: .8125rem; font-weight: 600 }
dl { margin-top: 1rem; border-top: 1px solid #DCD6C9 }
dl > div { display: grid; gap: 0 1.5rem; padding: .5rem 0; border-bottom: 1px solid #DCD6C9 }
dt { color: #5C564B; font-size: .9375rem; overflow-wrap: anywhere }
dd { white-space: pre-wrap }
@media (min-width: 40rem) { dl > div { grid-template-columns: 11rem minmax(0, 1fr) } }
details { margin-top: 1rem }
summary { width: fit-content; padding: .25rem 0; font-weight: 600; cursor: pointer }
details dl { margin-top: .5rem }
pre, code { font: .875rem/1.5 ui-monospace, monospace }
pre { white-space: pre-wrap }
.empty { display: grid; gap: .75rem }
.empty code { display: block; padding: .75rem 1rem; border: 1px solid #DCD6C9; border-radius: .375rem; background: #F5F2EB }
`

/** The source that allows this stylesheet in the content security policy. */
export const inboxStyleSource = `'sha256-${createHash('sha256').update(inboxStyle).digest('base64')}'`
