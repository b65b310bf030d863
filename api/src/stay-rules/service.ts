import { setImmediate } from 'node:timers/promises'
import {
  maxStayRules,
  type NewStayRule,
  type SavedStayRule,
  type StayCheckQuery,
  type StayRuleChange,
  type StayRuleOut,
} from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { ruleBook, type RuleKind, rulesOfUnit } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { searchedDays, unbookableNights } from '@keyhaven/shared-contracts/domain/stay-rules/unbookable'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound, notFoundField, stale } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { checkStayIn } from './checking.ts'
import { countRules, findRule, readRules, readUnitsOf } from './reads.ts'
import { takeTurns } from '../db/owned.ts'
import { checkScope } from './scope.ts'
import { deleteRule, insertRule, updateRule } from './writes.ts'

/** Kinds that leave no night without any stay: they look at when a stay is asked for, or at what lies around it. */
const harmless: readonly RuleKind[] = ['lead_time', 'horizon', 'preparation', 'gap_nights']

/** The nights that nobody can book any more since a rule was saved, of each unit that it is about. Units take their turn with other calls. */
async function unbookableSince(db: Sql, owner: OwnerId, rule: StayRuleOut, before: readonly StayRuleOut[], now: Date) {
  if (harmless.includes(rule.kind)) return []
  const after = [...before.filter(({ id }) => id !== rule.id), rule]
  const first = now.toISOString().slice(0, 10)
  const end = addDays(first, searchedDays)
  const cached = new Map<string, ReturnType<typeof unbookableNights>>()
  const nightsOf = async (rules: readonly StayRuleOut[], unit: { id: number; property: number }) => {
    const ofUnit = rulesOfUnit(rules, unit)
    const key = ofUnit.map(({ id, version }) => `${id}.${version}`).join()
    const hit = cached.get(key)
    if (hit) return hit
    await setImmediate()
    const nights = unbookableNights(ruleBook(ofUnit), first, end)
    cached.set(key, nights)
    return nights
  }
  const units: SavedStayRule['unbookable'] = []
  for (const unit of await readUnitsOf(db, owner, rule)) {
    const nights = await nightsOf(after, unit)
    if (nights.length === 0) continue
    const rangesBefore = await nightsOf(before, unit)
    const isOld = (range: StayDays) =>
      rangesBefore.some((one) => one.check_in <= range.check_in && one.check_out >= range.check_out)
    const added = nights.filter((range) => !isOld(range))
    if (added.length > 0) units.push({ unit: unit.id, nights: added })
  }
  return units
}

type Written = { rule: StayRuleOut; before: StayRuleOut[] }

const withContradictions = async ({ db, clock }: AppContext, owner: OwnerId, { rule, before }: Written) => ({
  ...rule,
  unbookable: await unbookableSince(db, owner, rule, before, clock()),
})

export async function createRule(context: AppContext, owner: OwnerId, input: NewStayRule): Promise<SavedStayRule> {
  const written = await transact(context.db, async (tx) => {
    await takeTurns(tx, owner, 'stay rules')
    await checkScope(tx, owner, input)
    if ((await countRules(tx, owner)) >= maxStayRules)
      throw conflict('too_many_rules', reason('inventory.tooManyRules', { max: maxStayRules }))
    const before = await readRules(tx, owner)
    const rule = await insertRule(tx, owner, input)
    if (!rule) throw new Error('A rule that was just added has no row.')
    return { rule, before }
  })
  return withContradictions(context, owner, written)
}

export async function changeRule(
  context: AppContext,
  owner: OwnerId,
  id: number,
  input: StayRuleChange,
): Promise<SavedStayRule> {
  const written = await transact(context.db, async (tx) => {
    await takeTurns(tx, owner, 'stay rules')
    const current = await findRule(tx, owner, id)
    if (!current) throw notFound('stayRule')
    await checkScope(tx, owner, input)
    const before = await readRules(tx, owner)
    const rule = await updateRule(tx, owner, id, input)
    if (!rule) throw stale(current)
    return { rule, before }
  })
  return withContradictions(context, owner, written)
}

export async function removeRule({ db }: AppContext, owner: OwnerId, id: number) {
  const isThere = await transact(db, async (tx) => {
    await takeTurns(tx, owner, 'stay rules')
    return deleteRule(tx, owner, id)
  })
  if (!isThere) throw notFound('stayRule')
}

/** Checks whether guests could have a stay in a unit of the owner. */
export async function checkOf({ db, clock }: AppContext, owner: OwnerId, { unit, ...stay }: StayCheckQuery) {
  const check = await checkStayIn(db, owner, unit, stay, { now: clock() })
  if (!check) throw notFoundField('unit', 'unit')
  return check
}
