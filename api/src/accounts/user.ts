import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { pictureSource } from '@keyhaven/shared-contracts/contract/images'
import type { z } from 'zod'
import type { Owner } from './reads.ts'
import { siteUrl } from '../site/host-kind.ts'

/** The fixed address of every demo account. */
export const demoEmail = 'guest@demo.keyhaven.test'

export const isDemoEmail = (email: string) => email.toLowerCase() === demoEmail

/** Content of the jsonb column; only our own upload writes it. */
type PictureSource = z.infer<typeof pictureSource>

export const logoOf = (owner: Owner) => ({ logo: owner.logo, sources: owner.logo_sources as PictureSource[] })

/** Fields of a demo account, under their old names, too. */
const demoOf = ({ is_guest, guest_expires_at }: Owner) => {
  const until = guest_expires_at?.toISOString() ?? null
  return { is_demo: is_guest, demo_until: until, is_guest, guest_until: until }
}

export const toUser = (owner: Owner, origin: string): User => ({
  id: owner.id,
  email: owner.email,
  first_name: owner.first_name,
  last_name: owner.last_name,
  data_filled: owner.data_filled,
  logo: owner.logo,
  tax_id: owner.tax_id,
  vat_id: owner.vat_id,
  address: {
    street: owner.street,
    house_number: owner.house_number,
    postal_code: owner.postal_code,
    city: owner.city,
    country: owner.country,
    phone: owner.phone,
  },
  image: logoOf(owner),
  slug: owner.slug,
  locale: owner.locale,
  public_url: siteUrl({ ...owner, proven: owner.domain_proven_at !== null }, origin),
  ...demoOf(owner),
})
