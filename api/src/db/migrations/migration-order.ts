import type { NotedMigration } from './apply-migration.ts'

/** Area of migrations that change what several areas share: they keep one order, with the numbered ones before them. */
const shared = 'core'

/**
 * Area of a migration by its name, `20261128-2310-reviews.replies.sql`; `''` for numbered ones and for those of `core`. Those of another area
 * change its own tables alone (the check sees to that), so that they need no order among those of other areas.
 */
export const areaOf = (name: string): string => {
  const [, area = ''] = /^\d{8}-\d{4}-([a-z\d]+(?:-[a-z\d]+)*)\.[a-z\d-]+\.sql$/.exec(name) ?? []
  return area === shared ? '' : area
}

/** Throws where a pending migration would come before one of the same area that a database has applied. */
export const refuseLate = (applied: readonly NotedMigration[], pending: readonly NotedMigration[]) => {
  for (const { name } of pending) {
    const last = applied.findLast((one) => areaOf(one.name) === areaOf(name))?.name ?? ''
    if (name < last)
      throw new Error(
        `${name} would come before ${last}, which this database has applied. Give it ${/^\d{8}-/.test(name) ? 'a later time' : 'a higher number'}.`,
      )
  }
}
