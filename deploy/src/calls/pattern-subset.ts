import { DFA, isDisjointWith, JS, NFA } from 'refa'

const parserOf = (source: string) => JS.Parser.fromLiteral({ source, flags: 'u' })

/** An automaton of the texts in which a pattern is. Throws where a pattern looks ahead or behind, which no automaton does. */
const automatonOf = (source: string) => {
  const { alternatives } = parserOf(source).ast.pattern
  const elements = alternatives.length === 1 ? (alternatives[0]?.elements ?? []) : []
  const isAnchor = (at: number, kind: string) => {
    const element = elements.at(at)
    return element?.type === 'Assertion' && element.kind === kind
  }
  const [starts, ends] = [isAnchor(0, 'start'), isAnchor(-1, 'end')]
  const inner = source.slice(starts ? 1 : 0, ends ? -1 : undefined)
  const { expression, maxCharacter } = parserOf(`${starts ? '' : '[^]*'}(?:${inner})${ends ? '' : '[^]*'}`).parse()
  return NFA.fromRegex(expression, { maxCharacter })
}

/** True where every text with the one pattern has the other; false also where that cannot be found out. */
export const isSubset = (narrow: string, wide: string) => {
  if (narrow === wide) return true
  try {
    const others = DFA.fromFA(automatonOf(wide))
    others.complement()
    return isDisjointWith(automatonOf(narrow), others)
  } catch {
    return false
  }
}
