import type { Page } from '@playwright/test'

/* What Chromium gives to a screen reader, as lines of text. */

interface Value {
  value?: unknown
}

interface Node {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  parentId?: string
  childIds?: string[]
  backendDOMNodeId?: number
}

/** They group, and nothing is said of them; their content is read. */
const silentRoles = new Set(['RootWebArea', 'generic', 'none', 'LabelText', 'Legend', 'emphasis'])
const skippedRoles = new Set(['InlineTextBox', 'LineBreak', 'ListMarker'])
const namedRoles = new Set([
  ...['heading', 'link', 'button', 'DisclosureTriangle', 'switch', 'caption'],
  ...['cell', 'columnheader', 'rowheader', 'term', 'textbox'],
])
/** States that are said when they are there, in the order in which they are written. */
const saidStates = ['focused', 'required', 'readonly', 'disabled', 'busy', 'modal']
/** States that are said whatever they are. */
const saidValues = ['checked', 'pressed', 'expanded', 'hasPopup', 'valuetext']

const text = (value: Value | undefined) => String(value?.value ?? '').trim()

function statesOf(node: Node, isRequired: boolean): string[] {
  const properties = new Map(node.properties?.map(({ name, value }) => [name, value.value]))
  const role = text(node.role)
  // Chromium keeps it from this list for a checkbox, not from screen readers.
  if (isRequired) properties.set('required', true)
  const states = saidStates.filter(state => properties.get(state) === true)
  for (const state of saidValues) {
    const value = properties.get(state)
    if (value !== undefined && value !== '') states.push(`${state}=${value}`)
  }
  if (role === 'heading') states.push(`level=${properties.get('level')}`)
  const invalid = properties.get('invalid')
  if (invalid !== undefined && invalid !== 'false') states.push('invalid')
  const live = properties.get('live')
  if (live !== undefined && live !== 'off') states.push(`live=${live}`)
  return states.map(state => ` [${state}]`)
}

interface Tree {
  nodes: ReadonlyMap<string, Node>
  required: ReadonlySet<number>
}

function childrenOf(node: Node, { nodes }: Tree): Node[] {
  return (node.childIds ?? []).flatMap(id => nodes.get(id) ?? [])
}

/** Whether a part has nothing but texts inside. */
function isPlain(node: Node, tree: Tree): boolean {
  return childrenOf(node, tree).every(child => {
    const role = text(child.role)
    const isText = role === 'StaticText' || skippedRoles.has(role)
    return isText || ((child.ignored || silentRoles.has(role)) && isPlain(child, tree))
  })
}

function linesOf(node: Node, tree: Tree, indent: string): string[] {
  const role = text(node.role)
  if (skippedRoles.has(role)) return []
  const below = (more: string) => childrenOf(node, tree).flatMap(each => linesOf(each, tree, more))
  if (node.ignored || silentRoles.has(role)) return below(indent)
  const name = text(node.name)
  if (role === 'StaticText') return name ? [`${indent}${name}`] : []
  const states = statesOf(node, tree.required.has(node.backendDOMNodeId ?? 0)).join('')
  const label = name && ` "${name}"`
  const description = text(node.description) && ` (${text(node.description)})`
  const value = text(node.value) && ` = ${text(node.value)}`
  const line = `${indent}${role}${label}${states}${description}${value}`
  // Their name is what is said of them, not the texts inside.
  if (name && namedRoles.has(role) && isPlain(node, tree)) return [line]
  const inside = below(`${indent}  `)
  const [only = '', ...others] = inside
  const isOneText = only && others.length === 0 && isPlain(node, tree)
  return isOneText ? [`${line}: ${only.trim()}`] : [line, ...inside]
}

/** Which part of the page to read: a role, and a name if there are more of them. */
export interface Part {
  role: string
  name?: string
}

/** The accessibility tree of the page, or of a part, in reading order: one line for each thing said. */
export async function whatIsHeard(page: Page, part?: Part): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  const { nodes: all } = await session.send('Accessibility.getFullAXTree')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const selector = 'input:required'
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const required = new Set<number>()
  for (const nodeId of nodeIds) {
    const { node } = await session.send('DOM.describeNode', { nodeId })
    required.add(node.backendNodeId)
  }
  await session.detach()
  const tree: Tree = { nodes: new Map(all.map(node => [node.nodeId, node])), required }
  const top = part
    ? all.find(
        ({ ignored, role, name }) =>
          !ignored && text(role) === part.role && (!part.name || text(name) === part.name),
      )
    : all[0]
  if (!top) throw new Error(`Nothing is exposed as ${part?.role} ${part?.name ?? ''}`)
  return `${linesOf(top, tree, '').join('\n')}\n`
}
