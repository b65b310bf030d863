import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Message } from './emails.ts'

type Written = { id: number; email: string; first_name: string; last_name: string }

/** Keeps a message; answers its id and who wrote it. */
export async function insertMessage(tx: Tx, owner: OwnerId, { theme, message }: Message): Promise<Written> {
  const { rows } = await sql<Written>`
    WITH kept AS (INSERT INTO contact_messages (owner_id, theme, message) VALUES (${owner}, ${theme}, ${message}) RETURNING id, owner_id)
    SELECT k.id, o.email, o.first_name, o.last_name FROM kept k JOIN owners o ON o.id = k.owner_id`.execute(tx)
  const [written] = rows
  if (!written) throw new Error('The owner of a message has no row.')
  return written
}
