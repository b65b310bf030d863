import type { CallMeaning, CallShape, CallShapes, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
import { pairs } from './call-pairs.ts'

const text = (value: unknown) => JSON.stringify(value)
const limitText = (limit: { times: number; seconds: number } | undefined) =>
  limit ? `${limit.times} in ${limit.seconds} s` : 'any number'

/** Values that stand for what a caller leaves out, by their place. */
const defaultsIn = (shape: Shape | undefined, at: string): [string, string][] =>
  Object.entries(shape?.properties ?? {}).flatMap(([name, field]) => [
    ...('default' in field ? [[`${at}.${name}`, text(field['default'])] as [string, string]] : []),
    ...defaultsIn(field, `${at}.${name}`),
  ])

const changedDefaults = (client: CallShape, server: CallShape) =>
  (['query', 'body'] as const).flatMap((part) => {
    const now = new Map(defaultsIn(server[part], part))
    return defaultsIn(client[part], part).flatMap(([at, before]) =>
      now.get(at) === before
        ? []
        : [`${at} is ${now.get(at) ?? 'nothing'} where nothing is said, instead of ${before}`],
    )
  })

/** True for a place such as `body.address.city` that a call did not have: who was written before says nothing there. */
const isNewIn = (call: CallShape, at: string) => {
  const [part = '', ...names] = at.replaceAll('[]', '').split('.')
  let shape: Shape | undefined = { properties: { query: call.query ?? {}, body: call.body ?? {} } }
  for (const name of [part, ...names]) {
    if (!shape?.properties) return false
    shape = shape.properties[name]
  }
  return shape === undefined
}

const changedMeaning = (client: CallShape, before: CallMeaning, now: CallMeaning): string[] => [
  ...(before.status === now.status ? [] : [`answers ${now.status} instead of ${before.status}`]),
  ...(before.domain === now.domain
    ? []
    : [`is of ${now.domain} instead of ${before.domain}: other changes make it old`]),
  ...(['perCaller', 'perOwner'] as const).flatMap((rule) => {
    const [was, is] = [before[rule], now[rule]]
    const isTighter = is && (!was || is.times / is.seconds < was.times / was.seconds)
    return isTighter
      ? [`takes ${limitText(is)} ${rule === 'perCaller' ? 'of a caller' : 'of an owner'} instead of ${limitText(was)}`]
      : []
  }),
  ...(now.refusesDemo && !before.refusesDemo ? ['refuses demo accounts now'] : []),
  ...(now.keys === before.keys || now.keys === undefined ? [] : ['is not for API keys any more']),
  ...Object.entries({ ...before.refinements, ...now.refinements }).flatMap(([at]) =>
    before.refinements?.[at] === now.refinements?.[at] || isNewIn(client, at) ? [] : [`has another rule for ${at}`],
  ),
]

/**
 * Changes of calls whose shapes fit, a sentence each: a caller works, and may do something else. Builds that
 * do not say what they were written for are not compared.
 */
export const meaningChanges = (needed: CallShapes, served: CallShapes): string[] =>
  pairs(needed, served).flatMap(({ call, client, server }) => {
    if (!client.meaning || !server?.meaning) return []
    return [...changedMeaning(client, client.meaning, server.meaning), ...changedDefaults(client, server)].map(
      (change) => `${call} ${change}`,
    )
  })
