import { alone } from '../db/migrations/migrate.ts'
import type { AppContext } from '../context.ts'
import { fillHousehold } from './household-writes.ts'
import { demoHosts } from './content/hosts.ts'
import { scenesOf } from './content/household.ts'
import { readIsEmpty } from './reads.ts'
import { insertHost } from './writes.ts'
import { drawScenes } from './pictures.ts'

/** Fills an empty database with hosts, so that the public site has something to show; of many instances, one does. */
export async function seed(context: AppContext, url: string, progress: (step: string) => void = () => {}) {
  const isEmpty = () => readIsEmpty(context.db)
  if (!(await isEmpty())) return
  await alone(url, async () => {
    if (!(await isEmpty())) return
    progress('Adding demo hosts')
    const pictures = await drawScenes(context, demoHosts.flatMap(scenesOf))
    await context.db.transaction().execute(async (tx) => {
      for (const { properties, languages, ...host } of demoHosts)
        await fillHousehold(tx, await insertHost(tx, host, context.clock()), { properties, languages }, pictures)
    })
  })
}
