import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { maxStayRules } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { Tx } from '../db/pool.ts'
import { conflict } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { countRules, readMinimaBeside, readRulesWithin } from './reads.ts'
import { deleteRule, deleteUnchangedRules, insertRule, restoreRules, updateRule } from './writes.ts'

/** Kinds of rules that are set for nights; null takes those of the nights away. */
export type NightRules = {
  min_nights?: number | null | undefined
  closed_to_arrival?: boolean | null | undefined
  closed_to_departure?: boolean | null | undefined
}
const kinds = ['min_nights', 'closed_to_arrival', 'closed_to_departure'] as const

/** Rules that a change took away or changed, as they were, and what it put there. */
export type RulesChange = { former: StayRuleOut[]; written: { id: number; version: number }[] }

type Days = { units: readonly number[]; from: Day; to: Day }

/** Leaves minima that reach onto the days the days beside them: as they were, and as they are now. */
async function cutMinima(tx: Tx, owner: OwnerId, days: Days): Promise<RulesChange> {
  const former = await readMinimaBeside(tx, owner, days)
  const written: RulesChange['written'] = []
  for (const rule of former) {
    const rest = rule.from < days.from ? { to: addDays(days.from, -1) } : { from: addDays(days.to, 1) }
    const now = await updateRule(tx, owner, rule.id, { ...rule, ...rest })
    if (now) written.push({ id: now.id, version: now.version })
  }
  return { former, written }
}

/**
 * Gives days of some units rules of their own. Those of a unit that lie within the days would be more particular and win, so one takes
 * their place, and minima that reach onto them are cut; wider ones stay, and yield to it.
 */
export async function setNightRules(
  tx: Tx,
  owner: OwnerId,
  { units, from, to }: Days,
  wanted: NightRules,
): Promise<RulesChange> {
  const chosen = kinds.filter((kind) => wanted[kind] !== undefined)
  const cut = wanted.min_nights ? await cutMinima(tx, owner, { units, from, to }) : { former: [], written: [] }
  const former = await readRulesWithin(tx, owner, { units, from, to, kinds: chosen })
  const written = [...cut.written]
  for (const kind of chosen)
    for (const unit of units) {
      const rules = former.filter((rule) => rule.kind === kind && rule.unit === unit)
      const same = wanted[kind] ? rules.find((rule) => rule.from === from && rule.to === to) : undefined
      for (const rule of rules) if (rule !== same) await deleteRule(tx, owner, rule.id)
      if (!wanted[kind]) continue
      const rule = { ...nothing, kind, unit, from, to, nights: wanted.min_nights ?? null, on: 'arrival' as const }
      const now = same ? await updateRule(tx, owner, same.id, rule) : await insertRule(tx, owner, rule)
      if (now) written.push({ id: now.id, version: now.version })
    }
  if (written.length > former.length + cut.former.length && (await countRules(tx, owner)) > maxStayRules)
    throw conflict('too_many_rules', reason('inventory.tooManyRules', { max: maxStayRules }))
  return { former: [...cut.former, ...former], written }
}

const nothing = { property: null, days: null, hours: null, weekdays: null }

/** Takes a change of rules back; false where somebody has changed them since. */
export async function undoNightRules(tx: Tx, owner: OwnerId, { former, written }: RulesChange) {
  if ((await deleteUnchangedRules(tx, owner, written)) < written.length) return false
  await restoreRules(tx, owner, former)
  return true
}
