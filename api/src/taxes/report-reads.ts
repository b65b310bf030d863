import {
  exemptReasons,
  type MunicipalityReport,
  type TaxReport,
} from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { sql } from 'kysely'
import { byName } from '../db/fragments/columns.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/**
 * The tax of the nights of a month, by municipality, of confirmed stays. The cents of a stay's nights sum to the lines of its invoice, so
 * that all months together are what the invoices say.
 */
export async function readTaxReport(db: Sql, owner: OwnerId, month: string): Promise<TaxReport> {
  const reasons = exemptReasons.map(
    (reason) => sql`${sql.lit(reason)}, COALESCE(sum((n.exempt ->> ${sql.lit(reason)})::int), 0)::int`,
  )
  const { rows } = await sql<Omit<MunicipalityReport, 'taxed_nights'>>`
    SELECT k.municipality, count(DISTINCT k.booking_id) AS stays, sum(n.nights)::int AS nights, sum(n.persons)::int AS persons,
      sum(n.cents) / 100.0 AS amount, json_build_object(${sql.join(reasons)}) AS exempt
    FROM booking_taxes k JOIN bookings b ON b.id = k.booking_id AND b.status = 'confirmed'
      CROSS JOIN LATERAL (
        SELECT sum(d.persons) AS nights, max(d.persons) AS persons, sum(d.cents) AS cents,
          (SELECT jsonb_object_agg(e.reason, e.nights) FROM (
            SELECT x.key AS reason, sum(x.value::int) AS nights FROM booking_tax_nights y CROSS JOIN jsonb_each_text(y.exempt) x
            WHERE y.booking_id = k.booking_id AND y.night >= ${`${month}-01`}::date AND y.night < ${`${month}-01`}::date + interval '1 month'
            GROUP BY x.key) e) AS exempt
        FROM booking_tax_nights d
        WHERE d.booking_id = k.booking_id AND d.night >= ${`${month}-01`}::date AND d.night < ${`${month}-01`}::date + interval '1 month'
      ) n
    WHERE k.owner_id = ${owner} AND n.nights IS NOT NULL
      AND b.check_out > ${`${month}-01`}::date AND b.check_in < ${`${month}-01`}::date + interval '1 month'
    GROUP BY k.municipality ORDER BY ${byName('k.municipality')}`.execute(db)
  const municipalities = rows.map((row) => ({
    ...row,
    taxed_nights: row.nights - Object.values(row.exempt).reduce((sum, nights) => sum + nights, 0),
  }))
  return { municipalities, amount: toEuros(rows.reduce((sum, { amount }) => sum + toCents(amount), 0)) }
}
