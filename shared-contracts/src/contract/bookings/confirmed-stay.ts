import { z } from 'zod'
import { addressOut } from '../../domain/place/address.ts'
import { coordinatesOut } from '../../domain/place/coordinates.ts'
import { euros } from '../../domain/money/money.ts'
import { textLanguage } from '../../domain/translations.ts'
import { image } from '../images.ts'

/** Issued ones, the newest first, each with a link that works for 15 minutes. */
export const stayDocuments = z.array(
  z.object({ number: z.string(), kind: z.enum(['invoice', 'cancellation']), pdf_file: z.string() }),
)
export type StayDocuments = z.infer<typeof stayDocuments>

/** Details that a guest gets once their stay is confirmed, and nobody gets before. */
export const confirmedStay = z
  .object({
    /** Of the house; `phone` is the one to call there. */
    address: addressOut,
    coordinates: coordinatesOut,
    /** `HH:MM` at the house; null where it is not said. */
    check_in_from: z.string().nullable(),
    check_in_until: z.string().nullable(),
    check_out_until: z.string().nullable(),
    /** Of the unit, else of its house; null without. */
    picture: image.nullable(),
    /** The way there, and what opens the door; empty until `told_from`, and after the stay. */
    directions: z.string(),
    directions_lang: textLanguage,
    door_code: z.string(),
    /** From which day on these are told; null where they are told now, or there is nothing to tell. */
    told_from: z.iso.date().nullable(),
    paid: euros,
    /** Balance left to pay; negative if too much was paid. */
    balance: euros,
    /** Terms for paying the rest. */
    payment_terms: z.string(),
    payment_terms_lang: textLanguage,
    documents: stayDocuments,
  })
  .meta({ id: 'ConfirmedStay' })
export type ConfirmedStay = z.infer<typeof confirmedStay>
