import type { CallShapes } from '@keyhaven/shared-contracts/platform/call-shapes'

/** The path of a call whose parameters are numbered: their names are on no wire. */
const placeOf = (call: string) => {
  let count = 0
  return call.replaceAll(/:\w+/g, () => `:${(count += 1)}`)
}

/** Each call with the server's of the same method and path, whatever the parameters are called. */
export const pairs = (needed: CallShapes, served: CallShapes) => {
  const byPlace = new Map(Object.keys(served).map((call) => [placeOf(call), call]))
  return Object.entries(needed).map(([call, client]) => {
    const theirs = byPlace.get(placeOf(call)) ?? call
    return { call, client, theirs, server: served[theirs] }
  })
}
