// Plain old JavaScript, because a Node.js that is too old must still run this file.
const { node } = process.versions
const [major, minor] = node.split('.').map(Number)
/** Where the lines start that Vite and Vitest both run on. They leave out 21 and 23. */
const first = major >= 24 ? 0 : { 20: 19, 22: 12 }[major]
if (first === undefined || minor < first) {
  console.error(
    `Node.js ${node} non può costruire questo sito: installa la versione 20.19, 22.12 o 24, o una successiva di queste (https://nodejs.org).`,
  )
  process.exit(1)
}
