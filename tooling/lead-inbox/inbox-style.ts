import { createHash } from 'node:crypto'
import tailwind from '../../tailwind.config.ts'

const { gesso, carta, ghisa, linea, fumo, fuoco } = tailwind.theme.extend.colors
const { control, surface } = tailwind.theme.extend.borderRadius

export const inboxFont = '/archivo.woff2'

export const inboxStyle = `
*, ::before, ::after { box-sizing: border-box }
@font-face { font-family: Archivo; src: url(${inboxFont}) format('woff2'); font-weight: 400 800 }
html { background: ${gesso}; color: ${ghisa}; font: 1.05rem/1.5 Archivo, sans-serif; -webkit-text-size-adjust: 100% }
body { margin: 0 }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; padding: .75rem 1.25rem; background: ${ghisa}; color: ${gesso} }
header a { min-height: 2.75rem; padding: .5rem 1rem; border: 2px solid; border-radius: ${control}; color: inherit; font-weight: 700; text-decoration: none }
main { margin: 0 auto; max-width: 56rem; padding: 1.25rem 1.25rem 4rem }
h1, h2, p, dl, dd, pre, ul { margin: 0; padding: 0 }
h1 { font-size: 1.2rem }
h2 { font-size: 1.25rem; line-height: 1.3 }
h2, dd, pre, code { overflow-wrap: anywhere }
:focus-visible { outline: 3px solid ${fuoco.scuro}; outline-offset: 2px }
header :focus-visible { outline-color: ${fuoco.DEFAULT} }
.intro { max-width: 40rem }
.status { margin: 1.5rem 0 .75rem }
ul { display: grid; gap: 1rem; list-style: none }
.card { border: 1px solid ${linea.DEFAULT}; border-radius: ${surface}; padding: 1.25rem; background: ${carta} }
.meta { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin-top: .375rem; color: ${fumo.DEFAULT}; font-size: .9375rem }
.form { padding: 0 .5rem; border: 1px solid currentColor; border-radius: 1rem; color: ${ghisa}; font-size: .8125rem; font-weight: 600 }
dl { margin-top: 1rem; border-top: 1px solid ${linea.DEFAULT} }
dl > div { display: grid; gap: 0 1.5rem; padding: .5rem 0; border-bottom: 1px solid ${linea.DEFAULT} }
dt { color: ${fumo.DEFAULT}; font-size: .9375rem; overflow-wrap: anywhere }
dd { white-space: pre-wrap }
@media (min-width: 40rem) { dl > div { grid-template-columns: 11rem minmax(0, 1fr) } }
details { margin-top: 1rem }
summary { width: fit-content; padding: .25rem 0; font-weight: 600; cursor: pointer }
details dl { margin-top: .5rem }
pre, code { font: .875rem/1.5 ui-monospace, monospace }
pre { white-space: pre-wrap }
.empty { display: grid; gap: .75rem }
.empty code { display: block; padding: .75rem 1rem; border: 1px solid ${linea.DEFAULT}; border-radius: ${control}; background: ${gesso} }
`

/** The source that allows this stylesheet in the content security policy. */
export const inboxStyleSource = `'sha256-${createHash('sha256').update(inboxStyle).digest('base64')}'`
