import type { z } from 'zod'

/** Texts that a page, a spreadsheet, a template or a mail could take for more than text; the longest that a field takes counts. */
const texts = [
  `=1+1;@x<img data-hostile src="/x.png" onerror="alert(1)"><script data-hostile>alert(1)</script>{{7*7}}\${7*7}"'\u202e`,
  '=1+1<img data-hostile src=/x.png onerror=alert(1)>\u200b',
  `\u202e=<b data-hostile>{{7*7}}"`,
  '=<b>{{7*7}}\u00ad',
  `\u2066=1+1'{{7*7}}@example.com`,
]
/** Fields that are compared and never shown, and the one that only robots fill in. */
const secrets = /password|website|token|credential|secret|device|signature|code$/

const waysTo = (value: unknown, at: string[] = []): string[][] => {
  if (typeof value === 'string') return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => waysTo(inner, [...at, key]))
}

const withText = (value: unknown, [key = '', ...rest]: readonly string[], text: string): unknown => {
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = rest.length === 0 ? text : withText(copy[key], rest, text)
  return copy
}

/** Invisible characters, and those that turn the rest around; none of them is stored. */
export const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/

/** A body with the most hostile text in every field that takes one, with an ending of its own, and the names of those fields. */
export const withHostileTexts = (schema: z.ZodType, sample: unknown, ending = '') => {
  let body = sample
  const fields: string[] = []
  for (const way of waysTo(sample)) {
    if (secrets.test(way.at(-1) ?? '')) continue
    const text = texts.map((one) => one + ending).find((one) => schema.safeParse(withText(body, way, one)).success)
    if (text === undefined) continue
    body = withText(body, way, text)
    fields.push(way.join('.'))
  }
  return { body, fields }
}
