import type { LogEvent } from 'kysely'
import { tracingNow } from '../traces/tracing.ts'

const tables = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i
const words = /^\s*(?:with\b[\s\S]*?\)\s*)?"?([a-z]+)/i

/** What a statement does to which table: `SELECT units`, `INSERT outbox`, `commit`. */
export function statementName(text: string): string {
  const verb = words.exec(text)?.[1] ?? 'statement'
  const table = tables.exec(text)?.[1]
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`
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
