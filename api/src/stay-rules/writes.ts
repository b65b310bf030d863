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
