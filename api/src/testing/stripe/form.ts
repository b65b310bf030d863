type Value = string | Value[] | Tree
type Tree = { [name: string]: Value }

/** `line_items[0][quantity]` as the names on its way down. */
const namesIn = (name: string) => name.split('[').map((part) => part.replace(/\]$/, ''))

function put(tree: Tree, [name = '', ...below]: string[], value: string) {
  if (below.length === 0) {
    tree[name] = value
    return
  }
  const inner = tree[name]
  const next: Tree = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  tree[name] = next
  put(next, below, value)
}

/** Names that count from 0 without a gap are a list. */
function withLists(value: Value): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** A form with nested names as lists and objects; all of its values are texts still. */
export function decodeForm(text: string): Value {
  const tree: Tree = {}
  for (const [name, value] of new URLSearchParams(text)) put(tree, namesIn(name), value)
  return withLists(tree)
}

/** The way down to a value as its name in a form. */
export const formName = ([first = '', ...below]: string[]) => first + below.map((name) => `[${name}]`).join('')
