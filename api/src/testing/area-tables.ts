import { readMigrations } from '../db/migrations/migrate.ts'
import { areaOf } from '../db/migrations/migration-order.ts'

/** The tables that areas have made by migrations of their own, each with its area. */
export const areaTables = async (): Promise<Map<string, string>> =>
  new Map(
    (await readMigrations()).flatMap(({ name, sql }) =>
      areaOf(name) === ''
        ? []
        : [...sql.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, table = '']) => [table, areaOf(name)] as const),
    ),
  )
