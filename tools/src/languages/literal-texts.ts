import { parseSync, Visitor } from 'oxc-parser'

/**
 * Files with texts that people read. The inspector is for developers, help has its languages beside it,
 * and `broken.ts` is said where messages may be what failed.
 */
const screens = /^(?:mfe-[a-z\d-]+|shell|shared-contracts\/src\/web)\/.*\.tsx?$/
const others =
  /\.test\.tsx?$|\/testing\/|\/messages\/|\/inspector\/|\/broken\.ts$|\/help-words\/|help\.ts$|\.config\.ts$|\.d\.ts$/

/** Props that antd, the DOM and our own components show or read out. */
const textProps = new Set(
  (
    'aria-label aria-description aria-roledescription title alt placeholder label okText cancelText content description ' +
    'tooltip heading text children message emptyText none action why subTitle extra header footer submitLabel'
  ).split(' '),
)

/** A text that a person reads, and no value of a program: letters, and a space or a capital at its beginning. */
const isText = (text: string) =>
  /\p{L}{2}/u.test(text) && (/^\p{Lu}\p{L}*[^\w]/u.test(`${text.trim()} `) || /\p{L} \p{L}/u.test(text))
const brand = /^(?:Keyhaven(?: · …)?|PNG|PDF|CSV|ZIP|TXT|URL|API|JSON|shell · release set.*|OpenAPI|DD\.MM\.YYYY)$/

type Node = { type: string; start: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const textOf = (node: Node): string | undefined => {
  const { value, quasis } = node as { value?: unknown; quasis?: { value: { raw: string } }[] }
  if (node.type === 'Literal' && typeof value === 'string') return value
  if (node.type === 'TemplateLiteral') return quasis?.map((quasi) => quasi.value.raw).join(' … ')
  return undefined
}

/** The texts that a screen spells itself instead of taking them from a catalog, with the line of each. */
export const literalTexts = (file: string, source: string): { line: number; text: string }[] => {
  if (!screens.test(file) || others.test(file)) return []
  const texts: { line: number; text: string }[] = []
  const add = (start: number, text: string) => {
    const trimmed = text.replaceAll(/\s+/g, ' ').trim()
    if (isText(trimmed) && !brand.test(trimmed))
      texts.push({ line: source.slice(0, start).split('\n').length, text: trimmed })
  }
  const look = (node: unknown) => {
    const text = isNode(node) ? textOf(node) : undefined
    if (isNode(node) && text !== undefined) add(node.start, text)
  }
  const lookInto = (children: readonly unknown[]) => {
    for (const child of children) {
      const inside = isNode(child) && 'expression' in child ? child.expression : undefined
      if (!isNode(inside) || !('consequent' in inside && 'alternate' in inside)) look(inside)
      else for (const branch of [inside.consequent, inside.alternate]) look(branch)
    }
  }
  new Visitor({
    JSXText: ({ start, value }) => {
      if (/\p{L}{2}/u.test(value) && !brand.test(value.trim()))
        texts.push({ line: source.slice(0, start).split('\n').length, text: value.replaceAll(/\s+/g, ' ').trim() })
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !textProps.has(name.name)) return
      look(value?.type === 'JSXExpressionContainer' ? value.expression : value)
    },
    JSXElement: ({ children }) => lookInto(children),
    JSXFragment: ({ children }) => lookInto(children),
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      if (textProps.has(name)) look(value)
    },
    CallExpression: ({ callee, arguments: args }) => {
      const called = source.slice(callee.start, callee.end)
      if (/(?:\bmessage|\bnotice|\bnotification)\.\w+$|^(?:showToast|tell|say|useTitle)$/.test(called)) look(args[0])
    },
  }).visit(parseSync(file, source).program)
  return texts
}
