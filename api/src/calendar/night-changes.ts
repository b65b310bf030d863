import type { NightsChange } from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { AppContext } from '../context.ts'
import { takeTurns } from '../db/owned.ts'
import type { Db, Tx } from '../db/pool.ts'
import { seal, unseal } from '../db/secrets.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid } from '../http/problem.ts'
import { languageOf, ownerLocaleOf } from '../language.ts'
import type { OwnerId } from '../owner-id.ts'
import { lockOwnUnits, type SeasonsChange, setNightSeasons, undoNightSeasons } from '../seasons/night-seasons.ts'
import { type RulesChange, setNightRules, undoNightRules } from '../stay-rules/night-rules.ts'
import { nightRuns } from './night-runs.ts'
import { readOwnerLocale, readPricedUnits } from './price-reads.ts'

/** Seasons and rules that a change of nights took away and put there. It comes back sealed, so that nobody can make one up. */
type Undo = { units: number[]; seasons: SeasonsChange; rules: RulesChange }

const purpose = 'former nights'
const sealUndo = async (db: Db, owner: OwnerId, undo: Undo) =>
  (await seal(db, { owner, purpose }, Buffer.from(JSON.stringify(undo)))).toString('base64url')

async function openUndo(db: Db, owner: OwnerId, text: string): Promise<Undo> {
  try {
    return JSON.parse((await unseal(db, { owner, purpose }, Buffer.from(text, 'base64url'))).toString()) as Undo
  } catch {
    throw invalid({ undo_token: ['bookings.cannotUndoNights'] })
  }
}

/** Rules before units, as a rule that is saved by itself locks them. */
async function lock(tx: Tx, owner: OwnerId, units: readonly number[], isAboutRules: boolean) {
  if (isAboutRules) await takeTurns(tx, owner, 'stay rules')
  await lockOwnUnits(tx, owner, units)
}

const nameOf = async (tx: Tx, owner: OwnerId, { from, to }: { from: Day; to: Day }) =>
  languageOf(ownerLocaleOf(await readOwnerLocale(tx, owner))).dayRange(from, to)

/** Sets price and rules of nights, of all units or of none. */
export async function setNights({ db }: AppContext, owner: OwnerId, input: NightsChange) {
  const { from, to, price, min_nights, closed_to_arrival, closed_to_departure } = input
  const units = [...new Set(input.units)]
  const nights = { units, from, to }
  const rulesWanted = { min_nights, closed_to_arrival, closed_to_departure }
  const isAboutRules = Object.values(rulesWanted).some((one) => one !== undefined)
  const end = addDays(to, 1)
  const done = await transact(db, async (tx) => {
    await lock(tx, owner, units, isAboutRules)
    const name = price === undefined ? '' : (input.name ?? (await nameOf(tx, owner, nights)))
    const seasons =
      price === undefined
        ? { former: [], written: [] }
        : await setNightSeasons(tx, owner, { units, name, start: from, end, cents: price })
    const rules = await setNightRules(tx, owner, nights, rulesWanted)
    const rows = await readPricedUnits(tx, owner, { units, from, to: end })
    const now = rows.map((unit) => nightRuns(unit, { from, to: end }))
    // A wider closure adds up with all others: it cannot be opened for some of its days.
    for (const closure of ['closed_to_arrival', 'closed_to_departure'] as const)
      if (rulesWanted[closure] === false && now.some(({ prices }) => prices.some((run) => run[closure])))
        throw invalid({ [closure]: ['bookings.closedByOtherRule'] })
    return { units: now, undo: { units, seasons, rules } }
  })
  return { units: done.units, undo_token: await sealUndo(db, owner, done.undo) }
}

/** Takes a change of nights back, unless one of its seasons or rules was changed since. */
export async function undoNights({ db }: AppContext, owner: OwnerId, text: string) {
  const { units, seasons, rules } = await openUndo(db, owner, text)
  await transact(db, async (tx) => {
    await lock(tx, owner, units, rules.former.length + rules.written.length > 0)
    const isUndone = (await undoNightSeasons(tx, owner, seasons)) && (await undoNightRules(tx, owner, rules))
    if (!isUndone) throw conflict('stale', 'bookings.nightsChangedSince')
  })
  return { units }
}
