import type { StayRuleOut } from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { TakenRange } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import type { RuleKind, StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { sql } from 'kysely'
import { lastArrival } from '../db/fragments/bookable.ts'
import { holds, isOutOfSale } from '../db/fragments/bookings.ts'
import { rulesOfUnit } from '../db/fragments/stay-rules.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export const columns = sql`r.id, r.version, r.kind, r.property_id AS property, r.unit_id AS unit, r.nights, r.days, r.hours, r.weekdays,
  r.first_day AS "from", r.last_day AS "to", r.applies_on AS "on"`

/** The rules of an archived unit or property stay, and are nowhere to be seen. */
const ofOwner = (owner: OwnerId) => sql`FROM stay_rules r WHERE r.owner_id = ${owner}
  AND NOT EXISTS (SELECT FROM units u WHERE u.id = r.unit_id AND u.deleted_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM properties p WHERE p.id = r.property_id AND p.deleted_at IS NOT NULL)`

type RulesQuery = {
  unit?: number | null | undefined
  property?: number | null | undefined
  page?: number | undefined
  page_size: number
}

export function listRules(db: Db, owner: OwnerId, query: RulesQuery) {
  const conditions = sql.join(
    [
      ofOwner(owner),
      ...(query.unit ? [sql`r.unit_id = ${query.unit}`] : []),
      ...(query.property ? [sql`r.property_id = ${query.property}`] : []),
    ],
    sql` AND `,
  )
  return readList<StayRuleOut>(
    db,
    { columns, from: conditions, order: sql`r.kind, r.precedence DESC, r.id DESC` },
    query,
  )
}

export async function findRule(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<StayRuleOut>`SELECT ${columns} ${ofOwner(owner)} AND r.id = ${id}`.execute(db)
  return rows[0]
}

export async function readRules(db: Sql, owner: OwnerId) {
  return (await sql<StayRuleOut>`SELECT ${columns} ${ofOwner(owner)}`.execute(db)).rows
}

/** The rules of some units that hold on days within these ones and on no other. */
export async function readRulesWithin(
  db: Sql,
  owner: OwnerId,
  { units, from, to, kinds }: { units: readonly number[]; from: Day; to: Day; kinds: readonly RuleKind[] },
) {
  const { rows } = await sql<StayRuleOut>`
    SELECT ${columns} ${ofOwner(owner)} AND r.unit_id = ANY(${units}::bigint[]) AND r.kind = ANY(${kinds}::stay_rule_kind[])
      AND r.first_day >= ${from}::date AND r.last_day <= ${to}::date ORDER BY r.id`.execute(db)
  return rows
}

/** Minima of some units that lie on these days and on others, for no more days: the more particular ones, which would win. */
export async function readMinimaBeside(
  db: Sql,
  owner: OwnerId,
  { units, from, to }: { units: readonly number[]; from: Day; to: Day },
) {
  const { rows } = await sql<StayRuleOut & { from: Day; to: Day }>`
    SELECT ${columns} ${ofOwner(owner)} AND r.unit_id = ANY(${units}::bigint[]) AND r.kind = 'min_nights'
      AND r.first_day <= ${to}::date AND r.last_day >= ${from}::date AND NOT (r.first_day >= ${from}::date AND r.last_day <= ${to}::date)
      AND r.last_day - r.first_day <= ${to}::date - ${from}::date ORDER BY r.id`.execute(db)
  return rows
}

/** Counts the rules of a limit: those of an archived unit or property nobody could make room of. */
export async function countRules(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count ${ofOwner(owner)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A unit with its rules, the clock of its house, and the limits of its owner's settings. */
export type RuledUnit = {
  id: number
  owner: OwnerId
  time_zone: string
  check_in_from: string | null
  max_nights: number
  last_arrival: Day
  rules: StayRule[]
}

export async function findRuledUnit(db: Sql, owner: OwnerId, unit: number, now: Date) {
  const { rows } = await sql<RuledUnit>`
    SELECT u.id, u.owner_id AS owner, p.time_zone, p.check_in_from, o.max_nights, ${lastArrival(now)} AS last_arrival, ${rulesOfUnit} AS rules
    FROM units u JOIN properties p ON p.id = u.property_id JOIN owners o ON o.id = u.owner_id
    WHERE u.owner_id = ${owner} AND u.id = ${unit} AND u.deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** The units that a rule is about, or of which one is. */
export async function readUnitsOf(db: Sql, owner: OwnerId, { unit, property }: Pick<StayRule, 'unit' | 'property'>) {
  const { rows } = await sql<{ id: number; property: number }>`
    SELECT id, property_id AS property FROM units WHERE owner_id = ${owner} AND deleted_at IS NULL
      AND id = COALESCE(${unit ?? null}::bigint, id) AND property_id = COALESCE(${property ?? null}::bigint, property_id)
    ORDER BY id`.execute(db)
  return rows
}

/** Days around a stay in which a neighbour can matter to a rule on gaps or preparation. */
const reachOf = (rules: readonly StayRule[]) =>
  rules.reduce((reach, { kind, nights, days }) => {
    if (kind === 'min_nights') return Math.max(reach, nights ?? 0)
    return kind === 'preparation' ? Math.max(reach, days ?? 0) : reach
  }, 0) + 31

/** Nights of a unit that are taken around a stay, as far as its rules look, without those of the booking itself. */
export async function readTakenAround(
  db: Sql,
  owner: OwnerId,
  { id, rules }: Pick<RuledUnit, 'id' | 'rules'>,
  { check_in, check_out }: StayDays,
  { now, booking, days = 0 }: { now: Date; booking?: number | null | undefined; days?: number },
) {
  const reach = reachOf(rules) + days
  const { rows } = await sql<TakenRange>`
    SELECT x.check_in, x.check_out, NOT ${isOutOfSale('x')} AS stay FROM occupancies x
    WHERE x.owner_id = ${owner} AND x.unit_id = ${id} AND ${holds('x', now)} AND COALESCE(x.booking_id <> ${booking ?? null}::bigint, true)
      AND x.check_in < ${addDays(check_out, reach)}::date AND x.check_out > ${addDays(check_in, -reach)}::date
    ORDER BY x.check_in`.execute(db)
  return rows
}
