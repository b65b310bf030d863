import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { eraseEntryNotes, eraseLines } from './writes.ts'

/** Takes a client who was erased out of bank lines and of the entries that were made of them; `word` stands for the name. */
export async function eraseFromLines(tx: Tx, owner: OwnerId, client: number, word: string) {
  await eraseLines(tx, owner, client, word)
  await eraseEntryNotes(tx, owner, client, word)
}
