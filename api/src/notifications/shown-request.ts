import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { AddressOut } from '@keyhaven/shared-contracts/domain/place/address'
import type { OwnerId } from '../owner-id.ts'

/** Look of an owner's mails to guests: the widths of the logo, and the colour; by default Keyhaven's. */
export type Brand = { logo: { width: number; image: string }[]; accent: string | null }

/** Times of check-in and check-out, `HH:MM` at the house; null where the owner has set none. */
type Times = Record<'check_in_from' | 'check_in_until' | 'check_out_until', string | null>

/** A request as its guest sees it, and what else its pages and mails need. */
export type ShownRequest = Omit<GuestRequest, 'can_cancel' | 'price_lines' | 'reference'> & {
  id: number
  owner: OwnerId
  time_zone: string
  /** Guests are told of it once their stay is confirmed. */
  place: AddressOut
  times: Times
  brand: Brand
  /** The widths of the first picture of the unit, else of its house; none where there is no picture. */
  picture: Brand['logo']
  /** Hold that it began as; null for those made before there were holds. */
  hold: number | null
  /** Language of mails to the guest; null where it is not set. */
  locale: string | null
  owner_locale: string | null
  /** Whom mails to the owner greet: a person, whatever the house is called. */
  owner_name: string
}

export type RequestRow = ShownRequest & {
  reference: string
  version: number
  /** It is booked once its deposit is paid by card. */
  pays_first: boolean
  /** A guest asked for it, and has a page. */
  is_request: boolean
  /** Time at which its owner last mailed how it stands; null where that has not been. */
  told_at: Date | null
  /** The stay is another one than that of which its guest was told. */
  has_news: boolean
}

/** Side that a link belongs to, by the column of its hash. */
export type LinkKind = 'guest_hash' | 'decision_hash'
