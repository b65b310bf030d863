import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { demoEmail } from '../accounts/user.ts'
import { slugOf } from '../accounts/registration/slug.ts'
import type { Db, Tx } from '../db/pool.ts'
import { ownerIdOf } from '../owner-id.ts'
import type { Host } from './content/hosts/host.ts'

/** An account that is gone when it expires. Nobody signs in with it: a hash of nothing matches nothing. */
export async function insertDemoAccount(tx: Tx, now: Date, expires: Date) {
  const { id } = await tx
    .insertInto('owners')
    .values({
      email: demoEmail,
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
  return ownerIdOf(id)
}

/** A host of the public site; nobody signs in as one either. */
export async function insertHost(tx: Tx, host: Omit<Host, 'properties' | 'languages'>, now: Date) {
  const { id } = await tx
    .insertInto('owners')
    .values({
      ...host,
      password_hash: '',
      tax_id: 'DEMO-0000',
      slug: slugOf(`${host.first_name} ${host.last_name}`),
      activated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ownerIdOf(id)
}

/** Removes a few demo accounts whose day is over; answers how many. */
export async function purgeDemoAccounts(db: Db, now: Date) {
  const { rows } = await sql<{ purged: number }>`SELECT purge_demo_accounts(${now}) AS purged`.execute(db)
  return rows[0]?.purged ?? 0
}
