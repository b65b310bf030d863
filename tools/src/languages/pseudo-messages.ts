import type { RsbuildPlugin } from '@rsbuild/core'
import { MagicString } from 'magic-string'
import { parseSync, Visitor } from 'oxc-parser'

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  A: 'Å',
  E: 'Ê',
  O: 'Ö',
  U: 'Ü',
}

/** A text as long as the longest translations are, two fifths more, and with the accents that cut lines show. */
export const longer = (text: string) => {
  const letters = text.replaceAll(/<[^>]*>|#/g, '').replaceAll(/[^\p{L}]/gu, '').length
  if (letters < 2) return text
  // Tags and the sign of a count are no words.
  const accented = text.replaceAll(/<[^>]*>|[a-zA-Z]/g, (part) => (part.length > 1 ? part : (accents[part] ?? part)))
  const more = Math.ceil(letters * 0.4)
  const filling = 'one two three four five six seven eight nine ten eleven twelve '
    .repeat(Math.ceil(more / 60))
    .slice(0, more)
  const [, words = '', end = ''] = /^(.*?)([.?!:…]*\s*)$/s.exec(accented) ?? []
  return `${words} ${filling.trim()}${end}`
}

type Node = { type: string; start: number; end: number; value?: unknown }

/** A module of an English catalog with its texts in the pseudo-language; what calls the language is left alone. */
export const pseudoMessages = (file: string, source: string) => {
  const text = new MagicString(source)
  const { program } = parseSync(file, source)
  const write = (node: Node) => {
    if (typeof node.value === 'string') text.overwrite(node.start, node.end, JSON.stringify(longer(node.value)))
  }
  new Visitor({
    Property: ({ value }) => {
      if (value.type === 'Literal') write(value)
    },
    ArrayExpression: ({ elements }) => {
      for (const element of elements) if (element?.type === 'Literal') write(element)
    },
    TemplateLiteral: ({ quasis }) => {
      for (const { start, value } of quasis) {
        // Its place includes what ends the value before it.
        const at = source.indexOf(value.raw, start)
        if (/[a-zA-Z]{2}/.test(value.raw)) text.overwrite(at, at + value.raw.length, longer(value.raw))
      }
    },
  }).visit(program)
  return text.toString()
}

/** Builds the screens in the pseudo-language in place of English: what does not bear a longer language shows. */
export const pseudoLanguage: RsbuildPlugin = {
  name: 'keyhaven:pseudo-language',
  setup: (api) =>
    api.transform({ test: /\/(?:messages|reasons)\/(?:[\w-]+\/)?en\.ts$/, order: 'pre' }, ({ code, resourcePath }) =>
      pseudoMessages(resourcePath, code),
    ),
}

/** The pseudo-language, where a build is asked for it. */
export const inPseudoLanguage = process.env['PSEUDO_LANGUAGE'] ? [pseudoLanguage] : []
