import { z } from 'zod'
import { euros } from '../../domain/money/money.ts'

/** Account, amount and reference of a bank transfer, for its guest. */
export const bankTransfer = z
  .object({
    account_holder: z.string(),
    /** In groups of four. */
    iban: z.string(),
    /** Of the bank; empty where its owner told none. */
    bic: z.string(),
    /** Creditor reference of the booking (ISO 11649), by which the money is matched to it: `RF66B000042`. */
    reference: z.string(),
    /** Amount that is due next. */
    amount: euros,
    /** The day on which it is due; null where none was agreed on. */
    due: z.iso.date().nullable(),
    /** The transfer as a QR code for apps of banks (EPC069-12): a PNG as `data:` address; null where banks could not carry it out from one. */
    qr: z.string().nullable(),
  })
  .meta({ id: 'BankTransfer' })
export type BankTransfer = z.infer<typeof bankTransfer>
