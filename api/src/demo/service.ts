import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { lifetimesMs } from '../lifetimes.ts'
import { userOf } from '../accounts/service.ts'
import { openSession } from '../accounts/sessions.ts'
import { draftsOfLeft } from '../invoices/service.ts'
import type { AppContext } from '../context.ts'
import { fillBookings } from './booking-writes.ts'
import { insertDemoAccount, insertHost } from './writes.ts'
import { fillInvoices } from './invoice-writes.ts'
import { fillCodes, fillHousehold, fillSeasons, fillBlocks } from './household-writes.ts'
import { demoHousehold, scenesOf } from './content/household.ts'
import { drawScenes } from './pictures.ts'
import { seeded } from './content/random.ts'
import { alone } from '../db/migrations/migrate.ts'
import { readIsEmpty } from './reads.ts'
import { ferri } from './content/hosts/ferri.ts'
import type { Host } from './content/hosts/host.ts'
import { lechner } from './content/hosts/lechner.ts'
import { novotna } from './content/hosts/novotna.ts'

/** Opens a demo account for one visitor, with a year of data, that ends by itself. */
export async function demoLogin(context: AppContext, userAgent: string): Promise<SignedIn> {
  const now = context.clock()
  const expires = new Date(now.getTime() + lifetimesMs.demoAccount)
  const pictures = await drawScenes(context, scenesOf(demoHousehold))
  const opened = await context.db.transaction().execute(async (tx) => {
    const owner = await insertDemoAccount(tx, now, expires)
    const today = dayIn('Europe/Vienna', now)
    const filled = await fillHousehold(tx, owner, demoHousehold, pictures)
    const seasons = await fillSeasons(tx, owner, filled.units, today)
    const codes = await fillCodes(tx, owner, today)
    await fillBookings(tx, owner, { filled, seasons, codes, now, today, random: seeded(2026) }, 60)
    await fillInvoices(tx, owner, await draftsOfLeft(tx, owner, today))
    await fillBlocks(tx, owner, today)
    return { owner, token: await openSession(tx, owner, { now, userAgent, until: expires }) }
  })
  return { token: opened.token, user: await userOf(context, opened.owner) }
}

/** The hosts of an empty platform, so that the public site has something to show. Nobody signs in as one. */
const demoHosts: readonly Host[] = [lechner, ferri, novotna]

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
