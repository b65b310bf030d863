import { randomBytes } from 'node:crypto'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts'
import { dayIn } from '@keyhaven/shared-contracts/domain/day'
import { day } from '../http/access.ts'
import { guestEmail } from '../accounts/demo-account.ts'
import { userOf } from '../accounts/service.ts'
import { openSession } from '../accounts/sessions.ts'
import type { Tx } from '../db/pool.ts'
import { callerOf } from '../http/limits.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { fillBlocks } from './fill-blocks.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillInvoices } from './fill-invoices.ts'
import { fillCodes, fillHousehold, fillSeasons } from './fill.ts'
import { guestHousehold, scenesOf } from './household.ts'
import { drawScenes } from './pictures.ts'
import { seeded } from './random.ts'

const insertGuest = (tx: Tx, now: Date, expires: Date) =>
  tx
    .insertInto('owners')
    .values({
      email: guestEmail,
      // Nobody signs in with it: a hash of nothing matches nothing.
      password_hash: '',
      ...{ first_name: 'Demo', last_name: 'Guest', tax_id: 'ATU00000000' },
      ...{
        street: 'Seeuferstraße',
        house_number: '14',
        postal_code: '5310',
        city: 'Mondsee',
        country: 'Austria',
        phone: '+4362322210',
      },
      slug: `demo-${randomBytes(6).toString('hex')}`,
      activated_at: now,
      is_guest: true,
      guest_expires_at: expires,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Opens a demo account of one's own, lived in for a year, that is gone a day later. */
export async function demoLogin(context: AppContext, caller: { ip: string; userAgent: string }): Promise<SignedIn> {
  context.limits.take(`demo ip ${callerOf(caller.ip)}`, { times: 20, seconds: 600 })
  const now = context.clock()
  const expires = new Date(now.getTime() + day)
  const pictures = await drawScenes(context, scenesOf(guestHousehold))
  const { owner, token } = await context.db.transaction().execute(async (tx) => {
    const { id } = await insertGuest(tx, now, expires)
    const today = dayIn('Europe/Vienna', now)
    const filled = await fillHousehold(tx, pictures, id, guestHousehold)
    const seasons = await fillSeasons(tx, id, filled.units, today)
    const codes = await fillCodes(tx, id, today)
    await fillBookings(tx, id, { filled, seasons, codes, now, today, random: seeded(2026) }, 60)
    await fillInvoices(tx, id, today)
    await fillBlocks(tx, id, today)
    return { owner: id, token: await openSession(tx, { owner: id, now, userAgent: caller.userAgent, until: expires }) }
  })
  return { token, user: await userOf(context, owner as OwnerId) }
}
