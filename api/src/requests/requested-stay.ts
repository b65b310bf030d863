import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { codeProblem } from '@keyhaven/shared-contracts/domain/prices/code-conditions'
import { hostLimitProblem, type StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { callerOf } from '../http/limits.ts'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { invalid, notFoundField } from '../http/problem.ts'
import { refuseByRules } from '../stay-rules/checking.ts'
import { placeOf } from '../public/service.ts'
import { type AskedUnit, countServices, findAskedUnit, findCode } from './reads.ts'

/** The unit that a stranger asks about, on the page of the owner that is named; a demo's only there. */
export async function findBookableUnit(
  context: AppContext,
  unit: number,
  slug: string | undefined,
): Promise<AskedUnit> {
  const place = await placeOf(context, { owner: slug })
  const offer = await findAskedUnit(context.db, place, unit, context.clock())
  if (!offer) throw notFoundField('unit', 'unit')
  return offer
}

/** A unit of an owner that guests may book. */
export const findUnitOf = (db: Sql, owner: OwnerId, unit: number, now: Date) => findAskedUnit(db, { owner }, unit, now)

const wrongCodes = { times: 10, seconds: 600 }

/**
 * The code behind the text. Only wrong ones are counted, for a form asks again and again with the right one: counted at once,
 * because many that are sent at the same moment would all be looked up before the first is, and given back where it is right. One that is
 * there and does not fit the stay is a right one: it says what it is for.
 */
async function codeOf(
  { db, clock, limits }: AppContext,
  unit: AskedUnit,
  { promo_code: text, ...days }: StayDays & Pick<RequestedExtras, 'promo_code'>,
  ip: string,
) {
  if (text === '') return null
  const tries = `promo code ip ${callerOf(ip)}`
  await limits.take(tries, wrongCodes)
  const today = dayIn(unit.time_zone, clock())
  const code = await findCode(db, unit.owner, text, today)
  if (code === undefined) throw invalid({ promo_code: ['guests.promoCodeNotKnown'] })
  await limits.giveBack(tries)
  const problem = codeProblem(code, { ...days, unit: unit.id, today })
  if (problem) throw invalid({ promo_code: [problem] })
  return code.id
}

type RequestedExtras = { promo_code: string; services: number[]; pets?: number | null | undefined }

/** Refuses a stay that the host takes from no guest: by the settings of the site, or by a rule. */
export async function checkDays(db: Sql, days: StayDays, unit: AskedUnit, check: { now: Date; booking?: number }) {
  const refusal = hostLimitProblem(days, unit)
  if (refusal) throw invalid({ [refusal.field]: [refusal.reason] })
  await refuseByRules(db, unit, days, check)
}

/** Refuses more pets than are welcome; where nothing is said, the owner decides on the request. */
export function checkPets(pets: number, max: number | null) {
  if (max === null || pets <= max) return
  throw invalid({ pets: [max === 0 ? 'general.petsNotWelcome' : reason('general.tooManyPets', { most: max })] })
}

/** The wish of a stranger in the words of an owner's booking. What the property does not offer to guests is not there. */
export async function requestedStay<T extends RequestedExtras & StayDays>(
  context: AppContext,
  unit: AskedUnit,
  wish: T,
  ip: string,
) {
  await checkDays(context.db, wish, unit, { now: context.clock() })
  checkPets(wish.pets ?? 0, unit.pets_max)
  const promo_code = await codeOf(context, unit, wish, ip)
  const services = [...new Set(wish.services)]
  if (services.length > 0 && (await countServices(context.db, unit, services)) < services.length)
    throw notFoundField('services', 'service')
  return { ...wish, promo_code, services, property: unit.property }
}
