import type { AppContext } from '../context.ts'
import { purgeDemoAccounts } from './writes.ts'

/** A few at a time, until none is left. */
export async function purgeDemos({ db, clock }: AppContext) {
  while ((await purgeDemoAccounts(db, clock())) > 0) {}
}
