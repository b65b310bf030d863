import { knowDevice } from '../accounts/writes.ts'
import { addOwner } from '../accounts/registration/registration.ts'
import { openSession } from '../accounts/sessions.ts'
import type { Db } from '../db/pool.ts'

/** Writes an owner as registration, activation and sign-in leave them, and answers the token. */
export const openAccount = (db: Db, email: string, password_hash: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const person = { first_name: 'Anna', last_name: 'Huber', email, password_hash, activated_at: now }
    const owner = await addOwner(tx, person)
    if (!owner) throw new Error(`${email} has an account already.`)
    const device = await knowDevice(tx, owner.owner, undefined, now)
    return openSession(tx, owner.owner, { now, userAgent: 'a test', device: device.id })
  })
