import type { SecondFactor } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import type { AppContext } from '../../context.ts'
import type { OwnerId } from '../../owner-id.ts'
import { countCodes, findApp, readPasskeys } from './reads.ts'

/** Second factors of the owner. */
export async function secondFactorOf({ db }: AppContext, owner: OwnerId): Promise<SecondFactor> {
  const app = await findApp(db, owner)
  const passkeys = await readPasskeys(db, owner)
  return {
    app_since: app?.added_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countCodes(db, owner),
  }
}
