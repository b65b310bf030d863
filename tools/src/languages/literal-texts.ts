import { parseSync, Visitor } from 'oxc-parser'

/** Where people read what is written; the inspector is for developers, and help and manifests have their languages beside them. */
const screens = /^(?:mfe-[a-z\d-]+|shell|shared-contracts\/src\/web)\/.*\.tsx?$/
const others = /\.test\.tsx?$|\/testing\/|\/messages\/|\/inspector\/|\/help\.ts$|\/manifest\.ts$|\.config\.ts$|\.d\.ts$/

/** What antd, the DOM and our own components show or say of what is given to them by these names. */
const shown = new Set(
  (
    'aria-label aria-description aria-roledescription title alt placeholder label okText cancelText content description ' +
    'tooltip heading text children message emptyText none action what why about summary subTitle extra header footer'
  ).split(' '),
)

/** A text that a person reads, and no value of a program: letters, and a space or a capital at its beginning. */
const isText = (text: string) =>
  /\p{L}{2}/u.test(text) && (/^\p{Lu}\p{L}*[^\w]/u.test(`${text.trim()} `) || /\p{L} \p{L}/u.test(text))
const brand = /^(?:Keyhaven|PDF|CSV|ZIP|TXT|URL|API|JSON|OpenAPI|DD\.MM\.YYYY)$/

type Node = { type: string; start: number; value?: unknown; quasis?: { value: { raw: string } }[] }

const textOf = (node: Node | null | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis?.map(({ value }) => value.raw).join(' … ')
  return undefined
}

/** The texts that a screen spells itself instead of taking them from a catalog, with the line of each. */
export const literalTexts = (file: string, source: string): { line: number; text: string }[] => {
  if (!screens.test(file) || others.test(file)) return []
  const found: { line: number; text: string }[] = []
  const add = (start: number, text: string) => {
    const trimmed = text.replaceAll(/\s+/g, ' ').trim()
    if (isText(trimmed) && !brand.test(trimmed))
      found.push({ line: source.slice(0, start).split('\n').length, text: trimmed })
  }
  const look = (node: Node | null | undefined) => {
    const text = textOf(node)
    if (node && text !== undefined) add(node.start, text)
  }
  new Visitor({
    JSXText: ({ start, value }) => {
      if (/\p{L}{2}/u.test(value) && !brand.test(value.trim()))
        found.push({ line: source.slice(0, start).split('\n').length, text: value.replaceAll(/\s+/g, ' ').trim() })
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !shown.has(name.name)) return
      look(value?.type === 'JSXExpressionContainer' ? value.expression : value)
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'ConditionalExpression') {
        look(expression.consequent)
        look(expression.alternate)
      } else if (expression.type === 'TemplateLiteral') look(expression)
    },
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      if (shown.has(name)) look(value)
    },
    CallExpression: ({ callee, arguments: given }) => {
      const called = source.slice(callee.start, callee.end)
      if (/(?:\bmessage|\bnotice|\bnotification)\.\w+$|^(?:showToast|tell|say|useTitle)$/.test(called)) look(given[0])
    },
  }).visit(parseSync(file, source).program)
  return found
}
