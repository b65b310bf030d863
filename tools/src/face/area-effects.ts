import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { commandEffects, shownIn } from '@keyhaven/shared-contracts/contract/effects'
import type { CallShapes, Effects } from '@keyhaven/shared-contracts/platform/call-shapes'
import { at } from '../build/workspace.ts'

const domainsOf = (calls: CallShapes, isRead: boolean) =>
  new Set(
    Object.entries(calls).flatMap(([call, { meaning }]) =>
      meaning && call.startsWith('GET ') === isRead ? [meaning.domain] : [],
    ),
  )

/** The part of effects that is about these domains. */
const about = (domains: ReadonlySet<string>, effects: Effects): Effects =>
  Object.fromEntries(
    Object.entries(effects).flatMap(([cause, all]) => {
      const some = all.filter((domain) => domains.has(domain))
      return some.length > 0 ? [[cause, some]] : []
    }),
  )

/** Tables that an added area speaks of itself, with the domains that show them. Those of other areas are not its concern. */
const ownTables = async (area: string): Promise<Effects> => {
  const file = at('api/src', area, 'tables.ts')
  if (!existsSync(file)) return {}
  const { tables } = (await import(pathToFileURL(file).href)) as {
    tables: Record<string, { shownIn: readonly string[] }>
  }
  return Object.fromEntries(Object.entries(tables).map(([table, facts]) => [table, facts.shownIn]))
}

/** Changes that have to make old what these calls of an area, or of the shell, read: of tables. */
export const effectsOn = async (calls: CallShapes, area?: string): Promise<Effects> => {
  const own = area === undefined ? {} : await ownTables(area)
  const tables = [...new Set([...Object.keys(shownIn), ...Object.keys(own)])]
  const product: Effects = shownIn
  return about(
    domainsOf(calls, true),
    Object.fromEntries(tables.map((table) => [table, [...(product[table] ?? []), ...(own[table] ?? [])]])),
  )
}

/** Domains that the shell has to refresh after the commands among these calls, by the domain of the command. */
export const refreshedFor = (calls: CallShapes): Effects => {
  const commands = domainsOf(calls, false)
  const own = Object.fromEntries(Object.entries(commandEffects()).filter(([domain]) => commands.has(domain)))
  return about(domainsOf(calls, true), own)
}
