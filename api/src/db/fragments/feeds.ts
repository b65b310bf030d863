import { staleHours } from '@keyhaven/shared-contracts/contract/channels/feeds'
import { sql } from 'kysely'

/** Moment since which nothing good came of the feed `f`. */
export const unreadSince = sql<Date>`COALESCE(f.good_at, f.created_at)`
/** True for a feed `f` that is too old to be relied on. */
export const isStale = (now: Date) =>
  sql<boolean>`(${unreadSince} <= ${now}::timestamptz - make_interval(hours => ${staleHours}))`

const named = (alias: 'u' | 'p') =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)})`
/** The unit `u` and the property `p`, by id and name. */
export const unitOut = named('u')
export const propertyOut = named('p')
