import type { AppContext } from '../context.ts'
import { purgeDemoAccounts } from './writes.ts'
import type { Sweep } from '../sweep.ts'

/** A few at a time, until none is left. */
async function purgeDemos({ db, clock }: AppContext) {
  while ((await purgeDemoAccounts(db, clock())) > 0) {}
}

export const sweeps: readonly Sweep[] = [{ what: 'expired demo accounts', run: purgeDemos }]
