import { parseSync } from 'oxc-parser'

type Node = { type: string; name?: unknown; [field: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Nodes below another one. */
const innerNodes = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameIn = (value: unknown) => (isNode(value) && typeof value.name === 'string' ? value.name : undefined)

const attributesOf = (opening: Node) =>
  (opening['attributes'] as Node[]).map((attribute) =>
    attribute.type === 'JSXAttribute' ? nameIn(attribute['name'] as Node) : undefined,
  )
const hasChildren = (element: Node) =>
  (element['children'] as Node[]).some((child) => child.type !== 'JSXText' || String(child['value']).trim() !== '')

/**
 * Props that a source writes at the components of these names, by their local name. A component that is also used in another way, or whose
 * props are spread, is undefined in it: what it gets cannot be read here.
 */
export const propsUsed = (file: string, text: string, locals: readonly string[]) => {
  const props = new Map<string, Set<string> | undefined>()
  const add = (local: string, names: readonly (string | undefined)[]) => {
    const all = props.has(local) ? props.get(local) : new Set<string>()
    const isKnown = all && names.every((name) => name !== undefined)
    props.set(local, isKnown ? new Set([...all, ...(names as string[])]) : undefined)
  }
  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration') return
    const opening = node.type === 'JSXElement' ? (node['openingElement'] as Node) : undefined
    const name = opening && nameIn(opening['name'])
    if (name !== undefined && locals.includes(name))
      // Names with a dash are checked by nobody, and keys are React's.
      add(name, [
        ...attributesOf(opening as Node).filter((one) => !one?.includes('-') && one !== 'key'),
        ...(hasChildren(node) ? ['children'] : []),
      ])
    if (node.type === 'JSXMemberExpression') add(nameIn(node['object']) ?? '', [undefined])
    if (node.type === 'Identifier' && locals.includes(String(node.name))) add(String(node.name), [undefined])
    innerNodes(node).forEach(visit)
  }
  visit(parseSync(file, text).program as unknown as Node)
  return props
}
