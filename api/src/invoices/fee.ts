import type { FeeInvoice } from '@keyhaven/shared-contracts/contract/finance/invoices'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, notFound } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { findLive, lockFee } from './reads.ts'
import { readSettings } from './settings.ts'
import { upsertFeeDraft } from './writes.ts'

/** Drafts the invoice of a cancellation fee, or gives the draft another VAT. Compensation mostly bears none, so that it is the owner's word. */
export const draftFee = ({ db, clock }: AppContext, owner: OwnerId, booking: number, { vat }: FeeInvoice) =>
  transact(db, async (tx) => {
    const fee = await lockFee(tx, owner, booking)
    if (!fee) throw notFound('booking')
    if (fee.cents === 0) throw conflict('conflict', 'invoices.noFee')
    if (await findLive(tx, owner, booking)) throw conflict('not_draft', 'invoices.documentIssued')
    const { vat_rates: rates } = await readSettings(tx, owner)
    const isKnown = rates.some(({ lodging, extras }) => vat === lodging || vat === extras)
    if (vat !== null && !isKnown) throw invalid({ vat: ['invoices.chooseRateOfSettings'] })
    return upsertFeeDraft(tx, owner, booking, { cents: fee.cents, vat }, clock())
  })
