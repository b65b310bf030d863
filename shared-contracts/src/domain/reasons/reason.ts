import type { AreaReasons } from '../area-words.ts'
import type { Messages as Accounts } from './accounts/en.ts'
import type { Messages as Bookings } from './bookings/en.ts'
import type { Messages as General } from './general/en.ts'
import type { Messages as Guests } from './guests/en.ts'
import type { Messages as Inventory } from './inventory/en.ts'
import type { Messages as Invoices } from './invoices/en.ts'
import type { Messages as Site } from './site/en.ts'

/** The sentences that say why something cannot be, by group; an area brings the groups of its own calls. */
export type ReasonGroups = AreaReasons & {
  accounts: Accounts
  bookings: Bookings
  general: General
  guests: Guests
  inventory: Inventory
  invoices: Invoices
  site: Site
}

/** Names a sentence: `bookings.unitTaken`. Every message of a schema is one; each screen has its words. */
export type ReasonKey = { [G in keyof ReasonGroups]: `${G}.${keyof ReasonGroups[G] & string}` }[keyof ReasonGroups]

type MessageOf<K extends ReasonKey> = K extends `${infer G extends keyof ReasonGroups}.${infer N}`
  ? N extends keyof ReasonGroups[G]
    ? ReasonGroups[G][N]
    : never
  : never

/** Reason why something cannot be, without words: the key of the sentence and what it names, as JSON can hold it. */
export type Reason = { key: string; params?: Readonly<Record<string, unknown>> }

/** A reason whose sentence exists and gets what it takes: `reason('bookings.unitTaken', { ranges })`. */
export const reason = <K extends ReasonKey>(
  key: K,
  ...[params]: MessageOf<K> extends (params: infer P) => string ? [params: P] : []
): Reason => ({ key, ...(params !== undefined && { params: params as Readonly<Record<string, unknown>> }) })

/** A reason as one string, as the message of a schema's rule has to be: its key, or JSON where it names something. */
export type Message = ReasonKey | `{${string}`

/** The message of a reason. */
export const say = (why: Reason): Message =>
  why.params ? (JSON.stringify(why) as `{${string}`) : (why.key as ReasonKey)

/** The reason of a message, or of the key of a sentence. */
export const asReason = (why: Reason | string): Reason => {
  if (typeof why !== 'string') return why
  return why.startsWith('{') ? (JSON.parse(why) as Reason) : { key: why }
}

type Sentence = string | ((params: never) => string)
/** The sentences of a group in one language. */
export type Sentences = Readonly<Record<string, Sentence>>

/** The words for a reason; undefined where its group is not there, or has no such sentence. */
export const wordsFor = ({ key, params = {} }: Reason, groupOf: (group: string) => Sentences | undefined) => {
  const [group = '', name = ''] = key.split('.')
  const sentences = groupOf(group)
  const sentence = sentences && Object.hasOwn(sentences, name) ? sentences[name] : undefined
  return typeof sentence === 'function' ? sentence(params as never) : sentence
}
