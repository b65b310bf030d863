import { type RawBuilder, sql } from 'kysely'
import { folded } from '../columns.ts'
import type { Sql } from '../../pool.ts'
import type { OwnerId } from '../../../owner-id.ts'

const maxSimilar = 20
/** Similar names are offered where at least `min` and at most `max` clients match the words exactly. */
type ExactMatches = { min?: number; max?: number }

/**
 * Ways in which a phone number may be kept: with the code of its country or as it is dialled at home, with a 0 in the
 * place of those one to three digits.
 */
function phoneNumbers(typed: string) {
  const digits = typed.replaceAll('(0)', '').replaceAll(/\D/g, '')
  const whole = digits.replace(/^00/, '')
  if (!typed.startsWith('+') && whole === digits) return [digits.replace(/^0/, '')]
  return whole.length < 9 ? [whole] : [whole, ...[1, 2, 3].map((code) => `0${whole.slice(code)}`)]
}

const isPhoneNumber = (typed: string) => /^\+?[\d\s()/.-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length > 2

/** The words of a search, each in the ways in which it may be kept; a phone number is one word, however it is grouped. */
function wordsOf(search: string): string[][] {
  const typed = search.trim()
  if (isPhoneNumber(typed)) return [phoneNumbers(typed)]
  const words = typed.split(/[\s,;-]+/).filter(Boolean)
  return words.map((word) => (isPhoneNumber(word) ? phoneNumbers(word) : [word]))
}

const anyOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` OR `)})`
const allOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` AND `)})`

// A pattern is made once, not for every row, as it would be by a plan that is kept for other words, too.
const exactly = (ways: string[]) =>
  anyOf(ways.map((way) => sql<boolean>`c.search_text LIKE (SELECT word_pattern(${way}))`))

/** True for a client `c` whose name, e-mail address, phone number and city hold every word, in any order. */
export function clientMatches(search: string | undefined): RawBuilder<boolean> {
  const words = wordsOf(search ?? '')
  return words.length === 0 ? sql<boolean>`true` : allOf(words.map(exactly))
}

/** Longer texts are no name misspelt, and each word more is looked for once more for every other one. */
const maxWords = 8

/** Fewer than four letters are no name misspelt, for `typo_patterns` neither; other letters than these may become two. */
const isTooShort = (word: string) => /^[ -~]{1,3}$/.test(word)

/**
 * Clients one of whose words differs by a letter from that of a search, the most similar first. None where more
 * clients than `max` hold the words as they are, those were meant then; nor where fewer do than `min`.
 */
export async function nearClients(db: Sql, owner: OwnerId, search: string | undefined, same: ExactMatches = {}) {
  const { min = 0, max = 2 } = same
  const words = wordsOf(search ?? '')
  if (words.length > maxWords || words.every((ways) => ways.every(isTooShort))) return []
  const nearly = (ways: string[]) =>
    anyOf(ways.map((way) => sql<boolean>`c.search_text LIKE ANY ((SELECT typo_patterns(${way}))::text[])`))
  const misspelled = words.map((_, at) => allOf(words.map((ways, i) => (i === at ? nearly(ways) : exactly(ways)))))
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM clients c
    WHERE c.owner_id = ${owner} AND ${anyOf(misspelled)} AND NOT ${clientMatches(search)} AND (
      SELECT count(*) FROM (SELECT FROM clients c
        WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL AND ${clientMatches(search)} LIMIT ${max + 1}) same)
        BETWEEN ${min}::int AND ${max}::int
    ORDER BY similarity(split_part(c.search_text, E'\\n', 4), ${folded(search ?? '')}) DESC, c.id LIMIT ${maxSimilar}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
