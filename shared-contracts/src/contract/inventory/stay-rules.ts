import { z } from 'zod'
import { day } from '../../domain/days/day-schema.ts'
import { id, idParams, numeric, ref, seenVersion } from '../../domain/money/number.ts'
import { type Message, reason, say } from '../../domain/reasons/reason.ts'
import { reasons } from '../../domain/reasons/reasons.ts'
import { type RuleKind, ruleDays, ruleKinds } from '../../domain/stay-rules/rule.ts'
import { maxMinNights, maxStayNights } from '../../domain/stay/night-limits.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'
import { guestRule, stayDates } from '../public/public-booking.ts'
import { range, stayCheck } from './stay-check.ts'

/** Rules that one owner can have. */
export const maxStayRules = 200

/** A rule as its owner keeps it: without the day that a lead time comes to at the moment. */
export const stayRule = guestRule.omit({ limit: true }).extend({ version: z.int() }).meta({ id: 'StayRule' })
export type StayRuleOut = z.infer<typeof stayRule>

/** The nights that no guest can book by the rules, of one unit, within two years. */
const unbookable = z.object({ unit: id, nights: z.array(range) })
/** A rule that was saved, with the nights that nobody can book any more since: rules contradict each other there. */
export const savedStayRule = stayRule.extend({ unbookable: z.array(unbookable) }).meta({ id: 'SavedStayRule' })
export type SavedStayRule = z.infer<typeof savedStayRule>

const inRange = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max
/** A whole number that the kind of a rule needs, or nothing. */
const amount = z
  .preprocess((value, context) => (value === null ? null : (numeric()(value, context) ?? null)), z.number().nullable())
  .default(null) as unknown as z.ZodDefault<z.ZodType<number | null, number | string | null>>
const weekdays = z
  .array(z.int().min(1).max(7), 'inventory.chooseWeekdays')
  .max(7, 'inventory.chooseWeekdays')
  .nullable()
  .default(null)
  .transform((days) => (days?.length ? [...new Set(days)].toSorted((a, b) => a - b) : null))
const optionalDay = z
  .preprocess((value) => value || null, day('inventory.chooseRuleDates').nullable())
  .default(null) as unknown as z.ZodDefault<z.ZodType<string | null, string | null>>

type Amounts = 'nights' | 'days' | 'hours'
const nightsWithin = (max: number) => ({ min: 1, max, wrong: reasons.within('nights', 1, max) })
const daysWithin = (min: number, max: number) => ({
  ...{ min, max },
  wrong: say(reason('inventory.ruleDays', { min, max })),
})
const maxHours = 8760
/** The number that a kind needs beside its days. */
const amounts: Partial<Record<RuleKind, { field: Amounts; min: number; max: number; wrong: Message }>> = {
  min_nights: { field: 'nights', ...nightsWithin(maxMinNights) },
  max_nights: { field: 'nights', ...nightsWithin(maxStayNights) },
  gap_nights: { field: 'nights', ...nightsWithin(maxMinNights) },
  lead_time: { field: 'hours', min: 0, max: maxHours, wrong: reasons.within('hours', 0, maxHours) },
  horizon: { field: 'days', ...daysWithin(1, 1095) },
  preparation: { field: 'days', ...daysWithin(0, 30) },
}
const needsWeekdays = (kind: RuleKind) => kind === 'arrival_weekdays' || kind === 'departure_weekdays'
const isClosure = (kind: RuleKind) => kind === 'closed_to_arrival' || kind === 'closed_to_departure'

const optionalId = ref(reasons.choose('unit')).nullish()
const fields = z.object({
  kind: z.enum(ruleKinds, 'inventory.chooseRuleKind'),
  property: optionalId,
  unit: optionalId,
  nights: amount,
  days: amount,
  hours: amount,
  weekdays,
  from: optionalDay,
  to: optionalDay,
  /** Of `min_nights` and `max_nights`; the day of arrival where it is left out. */
  on: z.enum(ruleDays, 'inventory.chooseRuleKind').nullish(),
})
type Fields = z.output<typeof fields>

/** Adds what a kind needs. */
const withKindRules = <S extends z.ZodType<Fields>>(schema: S) =>
  schema.superRefine(({ kind, property, unit, weekdays: days, from, to, ...rest }, context) => {
    const refuse = (path: keyof Fields, message: Message) => context.addIssue({ code: 'custom', path: [path], message })
    const needs = amounts[kind]
    const value = needs && rest[needs.field]
    if (needs && (value == null || !inRange(value, needs.min, needs.max))) refuse(needs.field, needs.wrong)
    if (needsWeekdays(kind) && !days) refuse('weekdays', 'inventory.chooseWeekdays')
    if (property && unit) refuse('unit', 'inventory.ruleUnitOrProperty')
    if ((isClosure(kind) && !from && !days) || (!from && to)) refuse('from', 'inventory.chooseRuleDates')
    if (from && !to) refuse('to', 'inventory.chooseRuleDates')
    if (from && to && to < from) refuse('to', 'inventory.lastDayBeforeFirst')
  })

/** A rule with what its kind has: what a form sends beside it is null. */
export const ofKind = <R extends Fields>(rule: R) => {
  const { kind, on, nights, days, hours } = rule
  const field = amounts[kind]?.field
  return {
    ...rule,
    nights: field === 'nights' ? nights : null,
    days: field === 'days' ? days : null,
    hours: field === 'hours' ? hours : null,
    on: kind === 'min_nights' || kind === 'max_nights' ? (on ?? 'arrival') : null,
  }
}

export const newStayRule = withKindRules(fields)
export const stayRuleChange = withKindRules(fields.extend({ version: seenVersion }))
export type NewStayRule = z.output<typeof newStayRule>
export type StayRuleChange = z.output<typeof stayRuleChange>

/** A stay that is not booked yet, in a unit. */
const checkQuery = stayDates.safeExtend({ unit: ref(reasons.choose('unit')) })
export type StayCheckQuery = z.output<typeof checkQuery>

const example = { kind: 'closed_to_arrival', from: '2027-12-25', to: '2027-12-25' } satisfies z.input<
  typeof newStayRule
>

/** Rules for guests' stays; what the owner books is free of them. */
export const stayRulesApi = {
  list: endpoint({
    domain: 'stay_rules',
    summary: 'The rules of the owner for guests’ stays, by kind, the most particular first',
    method: 'GET',
    path: '/api/stay-rules/',
    access: 'owner',
    query: listQuery.extend({ unit: optionalId, property: optionalId }),
    response: z.array(stayRule),
  }),
  create: endpoint({
    domain: 'stay_rules',
    summary:
      'Add a rule, answered with the nights that nobody can book any more; 409 `too_many_rules` beyond 200 of an owner',
    method: 'POST',
    path: '/api/stay-rules/',
    access: 'owner',
    body: newStayRule,
    example,
    status: 201,
    response: savedStayRule,
  }),
  check: endpoint({
    domain: 'stay_rules',
    summary: 'Whether guests could have a stay by the rules, by which not, and the nearest stays that they could',
    method: 'GET',
    path: '/api/stay-rules/check/',
    access: 'owner',
    query: checkQuery,
    response: stayCheck,
  }),
  update: endpoint({
    domain: 'stay_rules',
    summary: 'Change a rule; 409 `stale` with the fresh one where it was changed since its version was seen',
    method: 'PATCH',
    path: '/api/stay-rule/:id/',
    access: 'owner',
    params: idParams,
    body: stayRuleChange,
    example,
    response: savedStayRule,
  }),
  remove: endpoint({
    domain: 'stay_rules',
    summary: 'Delete a rule',
    method: 'DELETE',
    path: '/api/stay-rule/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
