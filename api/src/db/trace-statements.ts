import type { LogEvent } from 'kysely'
import { tracingNow } from '../traces/tracing.ts'

const table = /\b(?:from|into|update|lock table)\s+"?([a-z_]+)"?/i
const verb = /\b(?:select|insert|update|delete)\b/i
const innermost = /\([^()]*\)/g

/** Without what is between parentheses: sub-selects, lists of values, the statements before WITH's own. */
const outermost = (text: string): string => {
  const shorter = text.replaceAll(innermost, ' ')
  return shorter === text ? text : outermost(shorter)
}

const names = new Map<string, string>()
const maxNames = 1000

/** Name of a statement by verb and table: `SELECT units`, `INSERT outbox`, `COMMIT`. */
export function statementName(text: string): string {
  const before = names.get(text)
  if (before !== undefined) return before
  const outer = outermost(text)
  const word = (verb.exec(outer)?.[0] ?? /[a-z]+/i.exec(outer)?.[0] ?? 'statement').toUpperCase()
  const on = table.exec(outer)?.[1]
  const name = on === undefined ? word : `${word} ${on}`
  if (names.size < maxNames) names.set(text, name)
  return name
}

/** Makes a span of each statement, with its text and never its values: those are bound, and stay where they are. */
export const traceStatements = (database: 'primary' | 'replica') => (event: LogEvent) => {
  const text = event.query.sql
  const name = statementName(text)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': name,
    'db.query.text': text.replaceAll(/\s+/g, ' ').trim(),
    'keyhaven.database': database,
  }
  const { error } = event.level === 'error' ? event : {}
  tracingNow()?.note(name, event.queryDurationMillis, { attributes, ...(error !== undefined && { error }) })
}
