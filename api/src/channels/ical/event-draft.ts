import { createHash } from 'node:crypto'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { cleanLine, cleanLines, cleanName } from '@keyhaven/shared-contracts/domain/text/clean'
import { meanings } from './channel-kinds.ts'
import { type EventRange, rangeOf } from './event-range.ts'
import { type Component, textOf } from './feed-components.ts'
import type { FeedEvent } from './feed-event.ts'
import type { feedZones } from './feed-zones.ts'

const maxUidLength = 255

/** A text cut to a length, which is cleaned after the cut as well: that may go through a pair of surrogates. */
const cut = (text: string, length: number, clean: (value: string) => string) =>
  clean(clean(text.slice(0, 2 * length + 200)).slice(0, length))

const uidOf = (event: Component, { start, end }: EventRange, summary: string) => {
  const uid = cleanLine(textOf(event, 'uid'))
  if (uid !== '' && uid.length <= maxUidLength) return uid
  // Not the words themselves: they may be a guest's name, which is forgotten some day.
  return createHash('sha256')
    .update(uid || `${start ?? ''}/${end ?? ''}/${summary}`)
    .digest('hex')
}

/** An event as it is read, before anybody asks whether it counts; its days are empty where they cannot be told. */
export type Draft = FeedEvent & { component: Component; range: EventRange }

export const draftOf = (component: Component, dayOf: ReturnType<typeof feedZones>, kind: ChannelKind): Draft => {
  const range = rangeOf(component, dayOf)
  const summary = cut(textOf(component, 'summary'), 200, cleanLine)
  const isClosure = meanings[kind].isClosure(summary)
  return {
    ...{ component, range, uid: uidOf(component, range, summary), start: range.start ?? '', end: range.end ?? '' },
    kind: isClosure ? 'closure' : 'stay',
    name: isClosure ? '' : cleanName(meanings[kind].nameOf(summary)),
    summary,
    details: cut(textOf(component, 'description'), 500, cleanLines),
  }
}
