import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { lifetimesMs } from '../lifetimes.ts'
import { userOf } from '../accounts/service.ts'
import { openSession } from '../accounts/sessions.ts'
import { draftsOfLeft } from '../invoices/service.ts'
import type { AppContext } from '../context.ts'
import { fillBookings } from './booking-writes.ts'
import { insertDemoAccount } from './writes.ts'
import { fillInvoices } from './invoice-writes.ts'
import { fillCodes, fillHousehold, fillSeasons, fillBlocks } from './household-writes.ts'
import { demoHousehold, scenesOf } from './content/household.ts'
import { drawScenes } from './pictures.ts'
import { seeded } from './content/random.ts'

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
