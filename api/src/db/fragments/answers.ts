import { type RawBuilder, sql } from 'kysely'

/** Number of answers from which on it can be said how fast an owner is. */
const minAnswers = 5
const daysBack = 90

/** Minutes within which the owner of the property `p` answered half of the requests of the last months; null where there were few. */
export const answerMinutes = (now: Date): RawBuilder<unknown> => sql`(
  SELECT CASE WHEN count(*) >= ${sql.lit(minAnswers)} THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY r.minutes) END
  FROM request_answers r WHERE r.owner_id = p.owner_id AND r.answered_at > ${now}::timestamptz - make_interval(days => ${sql.lit(daysBack)}))`
