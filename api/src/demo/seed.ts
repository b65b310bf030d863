import { alone } from '../db/migrate.ts'
import { slugOf } from '../accounts/registration/slug.ts'
import type { Tx } from '../db/pool.ts'
import type { AppContext } from '../context.ts'
import { fillHousehold } from './fill.ts'
import { demoHosts } from './hosts.ts'
import { scenesOf } from './household.ts'
import { drawScenes, type Pictures } from './pictures.ts'

async function addHost(
  tx: Tx,
  context: AppContext,
  pictures: Pictures,
  { properties, ...host }: (typeof demoHosts)[number],
) {
  const { id } = await tx
    .insertInto('owners')
    .values({
      ...host,
      // Nobody signs in as a host: a hash of nothing matches nothing.
      password_hash: '',
      tax_id: 'DEMO-0000',
      slug: slugOf(`${host.first_name} ${host.last_name}`),
      activated_at: context.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fillHousehold(tx, pictures, id, { properties })
}

/** Fills an empty database with hosts, so that the public site has something to show; of many instances, one does. */
export async function seed(context: AppContext, url: string, progress: (step: string) => void = () => {}) {
  const isEmpty = async () =>
    (await context.db.selectFrom('owners').select('id').limit(1).executeTakeFirst()) === undefined
  if (!(await isEmpty())) return
  await alone(url, async () => {
    if (!(await isEmpty())) return
    progress('Adding demo hosts')
    const pictures = await drawScenes(context, demoHosts.flatMap(scenesOf))
    await context.db.transaction().execute(async (tx) => {
      for (const host of demoHosts) await addHost(tx, context, pictures, host)
    })
  })
}
