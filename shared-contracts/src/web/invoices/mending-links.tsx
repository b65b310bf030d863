import type { Invoice } from '../../contract/finance/invoices.ts'
import { placeOf, places } from '../../contract/inventory/missing-places.ts'
import { paths } from '../../platform/paths.ts'
import { useMessages } from '../locale/use-locale.ts'
import { documentsCatalog } from '../locale/web-catalog.ts'
import { TextLink } from '../navigation/text-link.tsx'

const pathOf = {
  personals: () => paths.settings(),
  settings: () => paths.settings('invoices'),
  booking: (invoice: Invoice) => paths.bookings(invoice.booking.id),
}

type Props = { invoice: Invoice; fields: readonly string[]; onClose: () => void }

/** The ways to where these fields of a document can be mended. */
export function MendingLinks({ invoice, fields, onClose }: Props) {
  const words = useMessages(documentsCatalog)
  const placesToMend = places.filter((id) => fields.some((field) => placeOf(field) === id))
  return placesToMend.map((id) => (
    // It may lead to the page that is open already.
    <TextLink key={id} to={pathOf[id](invoice)} onClick={onClose}>
      {words.places[id]}
    </TextLink>
  ))
}
