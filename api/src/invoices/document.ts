import type { Address } from '@keyhaven/shared-contracts/contract/address'
import type { PriceLine } from '@keyhaven/shared-contracts/contract/bookings'
import type { Day } from '@keyhaven/shared-contracts/contract/day'

type Party = { name: string; email: string; address: Address }

/** Everything that an invoice shows; amounts in cents. */
export type Document = {
  /** null while it is a draft. */
  number: string | null
  kind: 'invoice' | 'cancellation'
  status: 'draft' | 'issued' | 'cancelled'
  /** ISO timestamp. */
  created_at: string
  time_zone: string
  reference: string
  issuer: Party & { tax_id: string }
  recipient: Party
  stay: {
    property: string
    place: string
    unit: string
    check_in: Day
    check_out: Day
    nights: number
    guests: number
  }
  lines: { kind: PriceLine['kind']; label: string; quantity: number; unit_cents: number; total_cents: number }[]
  total_cents: number
  deposit_cents: number
  deposit_paid: boolean
}
