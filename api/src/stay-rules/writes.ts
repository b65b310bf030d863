import {
  type NewStayRule,
  ofKind,
  type StayRuleChange,
  type StayRuleOut,
} from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { columns } from './reads.ts'

export async function insertRule(tx: Tx, owner: OwnerId, input: NewStayRule) {
  const rule = ofKind(input)
  const { rows } = await sql<StayRuleOut>`
    WITH r AS (
      INSERT INTO stay_rules (owner_id, kind, property_id, unit_id, nights, days, hours, weekdays, first_day, last_day, applies_on)
      VALUES (${owner}, ${rule.kind}, ${rule.property ?? null}::bigint, ${rule.unit ?? null}::bigint, ${rule.nights}::int, ${rule.days}::int, ${rule.hours}::int,
        ${rule.weekdays}::smallint[], ${rule.from}::date, ${rule.to}::date, ${rule.on})
      RETURNING *
    )
    SELECT ${columns} FROM r`.execute(tx)
  return rows[0]
}

/** Answers nothing where the rule is gone or its version is another than the one seen. */
export async function updateRule(tx: Tx, owner: OwnerId, id: number, input: StayRuleChange) {
  const rule = ofKind(input)
  const { rows } = await sql<StayRuleOut>`
    UPDATE stay_rules r SET kind = ${rule.kind}, property_id = ${rule.property ?? null}::bigint, unit_id = ${rule.unit ?? null}::bigint,
      nights = ${rule.nights}::int, days = ${rule.days}::int, hours = ${rule.hours}::int, weekdays = ${rule.weekdays}::smallint[],
      first_day = ${rule.from}::date, last_day = ${rule.to}::date, applies_on = ${rule.on}, version = r.version + 1
    WHERE r.owner_id = ${owner} AND r.id = ${id} AND r.version = COALESCE(${rule.version ?? null}::int, r.version)
    RETURNING ${columns}`.execute(tx)
  return rows[0]
}

export async function deleteRule(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql`DELETE FROM stay_rules WHERE owner_id = ${owner} AND id = ${id} RETURNING id`.execute(db)
  return rows.length > 0
}

/** Deletes rules that nobody has changed since; answers how many those were. */
export async function deleteUnchangedRules(tx: Tx, owner: OwnerId, rules: readonly { id: number; version: number }[]) {
  const { rows } = await sql`
    DELETE FROM stay_rules r USING json_to_recordset(${JSON.stringify(rules)}::json) AS n (id bigint, version int)
    WHERE r.owner_id = ${owner} AND r.id = n.id AND r.version = n.version RETURNING r.id`.execute(tx)
  return rows.length
}

/**
 * Restores rules with their ids, because of two that are alike the newer one holds. Their version goes up, so that a form that was opened in
 * between is told that they have changed.
 */
export const restoreRules = (tx: Tx, owner: OwnerId, rules: readonly StayRuleOut[]) =>
  sql`INSERT INTO stay_rules (id, version, owner_id, kind, property_id, unit_id, nights, days, hours, weekdays, first_day, last_day, applies_on)
    OVERRIDING SYSTEM VALUE
    SELECT n.id, n.version + 2, ${owner}::bigint, n.kind, n.property, n.unit, n.nights, n.days, n.hours, n.weekdays, n."from", n."to", n."on"
    FROM json_to_recordset(${JSON.stringify(rules)}::json) AS n (id bigint, version int, kind stay_rule_kind, property bigint, unit bigint,
      nights int, days int, hours int, weekdays smallint[], "from" date, "to" date, "on" text)`.execute(tx)
