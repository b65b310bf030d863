import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public-requests'
import type { OwnerId } from '../owner-id.ts'

/** A request as its guest sees it, and what else its pages and mails need. */
export type ShownRequest = Omit<GuestRequest, 'can_cancel' | 'price_lines' | 'reference'> & {
  id: number
  owner: OwnerId
  time_zone: string
  /** That it began as; null for those made before there were holds. */
  hold: number | null
  /** In which the guest is written to, and the owner; null where it is not known. */
  locale: string | null
  owner_locale: string | null
}

export type RequestRow = ShownRequest & { reference: string; version: number }

/** Whose link it is, by the column of its hash. */
export type LinkKind = 'guest_hash' | 'decision_hash'
