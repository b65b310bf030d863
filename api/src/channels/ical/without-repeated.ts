import type { Draft } from './event-draft.ts'
import { propertyOf, textOf } from './feed-components.ts'

const sequenceOf = ({ component }: Draft) => {
  const value = propertyOf(component, 'sequence')?.[3]
  return typeof value === 'number' ? value : 0
}
/** A copy whose days cannot be told says nothing against one whose can. */
const hasDays = ({ range, component }: Draft) =>
  range.start !== null || textOf(component, 'status').toUpperCase() === 'CANCELLED' ? 1 : 0

/** True if the second of two copies of an event is the newer one. */
const isNewer = (one: Draft, other: Draft) => {
  const [days, sequence] = [hasDays(other) - hasDays(one), sequenceOf(other) - sequenceOf(one)]
  return (days || sequence || (textOf(other.component, 'dtstamp') >= textOf(one.component, 'dtstamp') ? 1 : -1)) > 0
}

/** Of each UID the newest copy, in the order of the feed, and the others. */
export const withoutRepeated = (drafts: readonly Draft[]) => {
  const newest = new Map<string, Draft>()
  const repeated: Draft[] = []
  for (const draft of drafts) {
    const before = newest.get(draft.uid)
    if (!before || isNewer(before, draft)) newest.set(draft.uid, draft)
    if (before) repeated.push(newest.get(draft.uid) === draft ? before : draft)
  }
  return { once: [...newest.values()], repeated }
}
