// Plain JavaScript, because a Node.js that is too old must still run this file.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install 20.19 or later (https://nodejs.org).`,
  )
  process.exit(1)
}
