import type { AppEnv } from '@keyhaven/api/env'
import type { Tallied } from '@keyhaven/api/health/reads'
import { dayMs } from '@keyhaven/api/lifetimes'
import { figuresOf } from './figures.ts'

/** The figures of each release that visitors reported on, and why the visits failed that did. */
const byRelease = (tallies: readonly Tallied[]) =>
  [...Map.groupBy(tallies, ({ area, version }) => `${area} ${version}`).values()]
    .map((own) => {
      const { area = '', version = '' } = own[0] ?? {}
      const figures = figuresOf(own)
      const reasons = own.flatMap(({ measure, count }) =>
        measure.startsWith('failed ') ? [[measure.slice('failed '.length), count]] : [],
      )
      return { area, version, visits: figures.failed.of, figures, reasons: Object.fromEntries(reasons) as object }
    })
    .toSorted((a, b) => a.area.localeCompare(b.area) || b.visits - a.visits)

/** The database that the settings name; of the one under `DATA_DIR`, only while it runs. */
const databaseOf = async ({ databaseUrl, dataDir }: AppEnv) => {
  if (databaseUrl) return databaseUrl
  const { runningDatabase } = await import('@keyhaven/api/db/embedded/embedded')
  return runningDatabase(dataDir)
}

/** Health of each release in the last 24 hours, or the reason that there are no figures here. */
export const lastDay = async (env: AppEnv) => {
  const url = await databaseOf(env)
  if (!url) return { why: `DATABASE_URL is not set, and no database runs under ${env.dataDir}` }
  // Only this needs them, and other verbs should not wait for them.
  const [{ openDb }, { readHealth }] = await Promise.all([
    import('@keyhaven/api/db/pool'),
    import('@keyhaven/api/health/reads'),
  ])
  const db = openDb(url, { max: 1 })
  try {
    return { releases: byRelease(await readHealth(db, new Date(Date.now() - dayMs))) }
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    return { why: `the database cannot say (${[code, message].filter(Boolean).join(' ')})` }
  } finally {
    await db.destroy()
  }
}
