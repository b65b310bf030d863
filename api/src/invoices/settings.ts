import {
  type InvoiceSettings,
  type InvoiceSettingsChange,
  paymentTerms,
  smallBusinessNote,
} from '@keyhaven/shared-contracts/contract/invoice-settings'
import { sql } from 'kysely'
import type { Db, Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { stale } from '../http/problem.ts'
import { missingPersonals } from './missing.ts'

/** A version of 0 says that nothing was changed yet. */
export async function readSettings(db: Sql, owner: OwnerId): Promise<InvoiceSettings> {
  const row = await db.selectFrom('invoice_settings').selectAll().where('owner_id', '=', owner).executeTakeFirst()
  const personals = await db.selectFrom('owners').selectAll().where('id', '=', owner).executeTakeFirstOrThrow()
  return {
    version: row?.version ?? 0,
    auto_issue: row?.auto_issue_from != null,
    vat_rates: (row?.vat_rates ?? []) as InvoiceSettings['vat_rates'],
    small_business_note: row?.small_business_note ?? smallBusinessNote,
    payment_terms: row?.payment_terms ?? paymentTerms,
    number_prefix: row?.number_prefix ?? '',
    missing: Object.keys(missingPersonals({ ...personals, address: personals })),
  }
}

export const changeSettings = (db: Db, owner: OwnerId, input: InvoiceSettingsChange, now: Date) =>
  transact(db, async (tx) => {
    // The owner's row stands for settings that have none yet.
    await sql`SELECT FROM owners WHERE id = ${owner} FOR NO KEY UPDATE`.execute(tx)
    const before = await readSettings(tx, owner)
    if (input.version !== undefined && input.version !== before.version) throw stale(before)
    const from = input.auto_issue ? now : null
    const rates = JSON.stringify(input.vat_rates.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
    await sql`
      INSERT INTO invoice_settings AS s (owner_id, auto_issue_from, vat_rates, small_business_note, payment_terms, number_prefix)
      VALUES (${owner}, ${from}, ${rates}, ${input.small_business_note}, ${input.payment_terms}, ${input.number_prefix})
      ON CONFLICT (owner_id) DO UPDATE SET vat_rates = EXCLUDED.vat_rates, small_business_note = EXCLUDED.small_business_note,
        payment_terms = EXCLUDED.payment_terms, number_prefix = EXCLUDED.number_prefix, version = s.version + 1,
        auto_issue_from = CASE WHEN EXCLUDED.auto_issue_from IS NULL THEN NULL ELSE COALESCE(s.auto_issue_from, EXCLUDED.auto_issue_from) END`.execute(
      tx,
    )
    return readSettings(tx, owner)
  })
