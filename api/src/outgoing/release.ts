import { sql } from 'kysely'
import { adoptLostDeliveries } from '../connections/webhook-job-writes.ts'
import type { Db } from '../db/pool.ts'
import { adoptMails } from '../mail/outbox.ts'
import { holdOutgoing, readHold } from './hold.ts'

/** Lets everything go on that waits. */
export const releaseOutgoing = async (db: Db) => {
  await sql`DELETE FROM outgoing_hold`.execute(db)
  await adoptMails(db)
  await adoptLostDeliveries(db)
  await sql`NOTIFY webhooks`.execute(db)
}

/** Does what the settings say at a start: they are for all instances of this database, and stay until they are said otherwise. */
export const applyOutgoing = async (db: Db, setting: 'hold' | 'send' | undefined) => {
  if (setting === 'hold') await holdOutgoing(db, 'OUTGOING is hold')
  if (setting === 'send') await releaseOutgoing(db)
  return readHold(db)
}
