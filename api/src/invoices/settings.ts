import {
  type InvoiceSettings,
  type InvoiceSettingsChange,
} from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { stale } from '../http/problem.ts'
import { ownerLocaleOf } from '../language.ts'
import { documentMessages, ownText } from './messages/document-messages.ts'
import { missingPersonals } from './missing.ts'
import { readSettingsRow } from './reads.ts'
import { upsertSettings } from './writes.ts'
import { lockOwner } from '../db/owned.ts'

/** Texts that the owner has not written are in the owner's language. A version of 0 says that nothing was changed yet. */
export async function readSettings(db: Sql, owner: OwnerId): Promise<InvoiceSettings> {
  const { settings, personals } = await readSettingsRow(db, owner)
  const t = documentMessages[ownerLocaleOf(personals.locale)]
  return {
    version: settings?.version ?? 0,
    auto_issue: settings?.auto_issue_from != null,
    vat_rates: (settings?.vat_rates ?? []) as InvoiceSettings['vat_rates'],
    small_business_note: ownText('smallBusinessNote', settings?.small_business_note) ?? t.smallBusinessNote,
    payment_terms: ownText('paymentTerms', settings?.payment_terms) ?? t.paymentTerms,
    number_prefix: settings?.number_prefix ?? '',
    missing: Object.keys(missingPersonals({ ...personals, address: personals })),
  }
}

/** Payment terms for a guest: the owner's own text, else ours in the guest's language, which leaves the days to a payment plan where there is one. */
export async function paymentTermsIn(db: Sql, owner: OwnerId, locale: GuestLocale, hasPlan: boolean) {
  const { settings } = await readSettingsRow(db, owner)
  const own = ownText('paymentTerms', settings?.payment_terms)
  const { paymentTerms, termsOfPlan } = documentMessages[locale]
  return { text: own ?? (hasPlan ? termsOfPlan : paymentTerms), isOwn: own !== undefined }
}

export const settingsOf = ({ db }: AppContext, owner: OwnerId) => readSettings(db, owner)

export const changeSettings = ({ db, clock }: AppContext, owner: OwnerId, input: InvoiceSettingsChange) =>
  transact(db, async (tx) => {
    await lockOwner(tx, owner)
    const before = await readSettings(tx, owner)
    if (input.version !== undefined && input.version !== before.version) throw stale(before)
    await upsertSettings(tx, owner, input, clock())
    return readSettings(tx, owner)
  })
