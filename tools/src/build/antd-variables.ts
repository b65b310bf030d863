import type { Root } from 'postcss'

/** Custom properties and their values, by the selector of the elements that have them. */
type Variables = Map<string, Map<string, string>>

const variablesIn = (sheet: Root): Variables => {
  const variables: Variables = new Map()
  sheet.walkRules((rule) => {
    const own = variables.get(rule.selector) ?? new Map<string, string>()
    rule.walkDecls(({ prop, value }) => void own.set(prop, value.replaceAll(/\s+/g, ' ').trim()))
    variables.set(rule.selector, own)
  })
  return variables
}

const differing = (variables: Variables, day: Variables): Variables =>
  new Map(
    [...variables].map(([selector, own]) => [
      selector,
      new Map([...own].filter(([name, value]) => day.get(selector)?.get(name) !== value)),
    ]),
  )

const text = (variables: Variables, before = '') =>
  [...variables]
    .filter(([, own]) => own.size > 0)
    .map(([selector, own]) => `${before}${selector}{${[...own].map((one) => one.join(':')).join(';')}}\n`)
    .join('')

/** A sheet of variables by day, and after it what differs by night, and where people asked for less motion. */
export const inAllThemes = (day: Root, night: Root, still: Root) => {
  const byDay = variablesIn(day)
  const withoutMotion = text(differing(variablesIn(still), byDay))
  return [
    text(byDay),
    // Of no weight of its own: what a component says stays stronger than what holds for all of them.
    text(differing(variablesIn(night), byDay), ':where(.dark) '),
    withoutMotion && `@media (prefers-reduced-motion: reduce){${withoutMotion}}\n`,
  ].join('')
}
