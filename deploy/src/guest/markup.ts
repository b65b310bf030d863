import escapeHtml from 'escape-html'

/** Text that is HTML already. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | false | null | undefined | readonly Markup[]

const written = (value: Value): string => {
  if (value === undefined || value === null || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escapeHtml(String(value))
}

/** Line breaks in the source are for its readers only. */
const inOneLine = (part: string) => part.replace(/\s*\n\s*/g, ' ')

/** HTML in which whatever is put in is text, in content and in quoted attributes; only HTML made here stays HTML. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Markup(parts.map((part, at) => inOneLine(part) + written(values[at])).join(''))
