import { parseSync, Visitor, type JSXChild } from 'oxc-parser'

const screens = /^(?:mfe-[a-z\d-]+|shell|shared-contracts\/src\/web)\/.*\.tsx$/
const others = /\.test\.tsx$|\/testing\/|\/inspector\//

type Kind = 'changing' | 'fixed' | 'element' | 'unknown'
type Node = { type: string } & Record<string, unknown>

const plain = (node: Node): Node => (node.type === 'ParenthesizedExpression' ? plain(node.expression as Node) : node)

const isElement = (expression: Node): boolean => {
  const node = plain(expression)
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'LogicalExpression':
      return isElement(node.right as Node)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((branch) => isElement(branch as Node))
    default:
      return false
  }
}

/** Words of a catalog, which change with the language alone: `t.share`, `words.next`. */
const areWords = (text: string) => /^(?:\w*[wW]ords|\w*[mM]essages|t)(?:\.\w+)+$/.test(text)

/** A list that is drawn as texts beside one another: `{names.map((name) => name)}`. */
const textsOfList = /^\{[\w.]+\.map\((?![^]*createElement)[^<]*=>[^<]*\)\}$/

/** Calls that return elements: `rows.map(…)`, `renderLayer(…)`, `control(…)`. */
const answersElements = /(?:\.(?:map|from)|\b\w*[rR]ender\w*|^\w*Portal)$/

const kindOfValue = (expression: Node, source: string): Kind => {
  const node = plain(expression) as Node & { start: number; end: number }
  if (isElement(node)) return 'element'
  switch (node.type) {
    case 'Literal':
      return 'fixed'
    case 'MemberExpression':
      return areWords(source.slice(node.start, node.end)) ? 'fixed' : 'changing'
    case 'Identifier':
      return 'unknown'
    case 'ChainExpression':
      return kindOfValue(node.expression as Node, source)
    // Words that come and go are taken away, too.
    case 'LogicalExpression':
    case 'ConditionalExpression': {
      const kind = kindOfValue((node.right ?? node.consequent) as Node, source)
      return kind === 'fixed' ? 'changing' : kind
    }
    case 'CallExpression': {
      const { start, end, type } = node.callee as Node & { start: number; end: number }
      if (answersElements.test(source.slice(start, end).replace(/\?\.$/, ''))) return 'element'
      return type === 'Identifier' ? 'unknown' : 'changing'
    }
    default:
      return 'changing'
  }
}

/** Kind of a child for React: a text node of its own, whose words may change or not, or something else. */
const kindOf = (child: JSXChild, source: string): Kind | undefined => {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n') ? undefined : 'fixed'
  if (child.type !== 'JSXExpressionContainer') return 'element'
  if (child.expression.type === 'JSXEmptyExpression') return undefined
  return kindOfValue(child.expression as unknown as Node, source)
}

/**
 * Elements that hold a changing text beside something else. A browser's translator puts an element in the place of each text node: React goes
 * on writing into the one that it made, which nobody sees any more, or fails to remove it. Where a text is all that its element
 * holds, React writes the whole element. What only may be a text, a name or a call, counts beside another text.
 */
export const splitTexts = (file: string, source: string): { line: number; text: string }[] => {
  if (!screens.test(file) || others.test(file)) return []
  const texts: { line: number; text: string }[] = []
  const look = (children: readonly JSXChild[]) => {
    const parts = children.flatMap((child) => {
      const kind = kindOf(child, source)
      return kind ? [{ child, kind }] : []
    })
    const isSeveral = (child: JSXChild) => textsOfList.test(source.slice(child.start, child.end))
    for (const [index, { child, kind }] of parts.entries()) {
      const beside = [parts[index - 1]?.kind, parts[index + 1]?.kind]
      const isSplit =
        isSeveral(child) ||
        (kind === 'changing' && parts.length > 1) ||
        (kind === 'unknown' && beside.some((other) => other === 'fixed' || other === 'changing'))
      if (isSplit)
        texts.push({
          line: source.slice(0, child.start).split('\n').length,
          text: source.slice(child.start, child.end).replaceAll(/\s+/g, ' '),
        })
    }
  }
  new Visitor({
    JSXElement: ({ children }) => look(children),
    JSXFragment: ({ children }) => look(children),
  }).visit(parseSync(file, source).program)
  return texts
}
