import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'
import { EnvError } from '../../env.ts'
import { hashOf, type Migration, type NotedMigration, noteMigration } from './apply-migration.ts'
import { formerMigrations, lastFormerCommit } from './former-migrations.ts'

/** Name under which databases note it, between the last of before and the first of after. */
export const baselineName = '0088-baseline'

/**
 * The schema of migration 0088 in one piece: a file for each story, applied at once as one migration. It covers the former
 * ones, which a new database notes with it, so that a program that knows only those goes on with it and starts on it.
 */
export const readBaseline = async (from: URL): Promise<Migration[]> => {
  const folder = new URL('baseline/', from)
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const stories = await Promise.all(names.map(async (name) => readFile(new URL(name, folder), 'utf8')))
  const sql = stories.join('\n')
  return [{ name: baselineName, sql, hash: hashOf(sql), breaks: false, covers: formerMigrations }]
}

/**
 * Applied migrations of `what` in today's names: all former ones together are the baseline, whether that is noted beside
 * them or not. Throws where some of them are missing, or were others.
 */
export const sinceBaseline = <Noted extends NotedMigration>(
  noted: readonly Noted[],
  migrations: readonly Migration[],
  what: string,
): Noted[] => {
  const baseline = migrations.find(({ covers }) => covers)
  if (!baseline?.covers) return [...noted]
  const hashes = new Map(baseline.covers.map(({ name, hash }) => [name, hash]))
  const former = new Map(noted.filter(({ name }) => hashes.has(name)).map((one) => [one.name, one]))
  const others = noted.filter(({ name }) => !hashes.has(name))
  if (former.size === 0 || others.some(({ name }) => name === baseline.name)) return others
  const missing = baseline.covers.find(({ name }) => !former.has(name))
  if (missing)
    throw new EnvError(
      `${what} is older than this program takes over: it lacks ${missing.name}. Start commit ${lastFormerCommit} with it first, then this one.`,
    )
  const [changed] = [...former.values()].filter(({ name, hash }) => hashes.get(name) !== hash)
  if (changed) throw new Error(`${what} has another ${changed.name} than commit ${lastFormerCommit}.`)
  const last = [...former.values()].map((one) => ({ ...one, name: baseline.name, hash: baseline.hash })).slice(-1)
  return [...last, ...others]
}

/** True if a database, or a source that fills one, with these migrations has this one: itself, or all that it covers. */
export const isAmong = (names: ReadonlySet<string>, { name, covers }: Migration): boolean =>
  names.has(name) || (covers?.every((former) => names.has(former.name)) ?? false)

/** Takes a database that has all that the baseline covers over as it is: notes the baseline beside it, and runs nothing. */
export const takeOver = async (
  client: pg.Client,
  noted: readonly NotedMigration[],
  migrations: readonly Migration[],
): Promise<void> => {
  const names = new Set(noted.map(({ name }) => name))
  const baseline = migrations.find((migration) => !names.has(migration.name) && isAmong(names, migration))
  if (baseline) await noteMigration(client, baseline)
}
