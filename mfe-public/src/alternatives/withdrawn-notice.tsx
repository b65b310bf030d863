import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useOffers } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, bookAddress, type SearchStay } from '../search/search-address.ts'
import { Icon } from '../ui/icon.tsx'
import { OtherUnits } from './other-units.tsx'

type Props = { unit: PublicUnit; stay: SearchStay | undefined; search: Search }

/** Says that the host has taken a unit down while the guest was typing, and what else the house has for the stay. */
export function WithdrawnNotice({ unit, stay, search }: Props) {
  const t = useMessages(bookCatalog)
  const others = useOffers(unit.property.id, search, stay)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="kh-taken-notice" ref={notice} tabIndex={-1} data-wrong>
      <div role="alert">
        <p className="kh-offer-head">
          <Icon name="info" size={18} />
          <span>{t.withdrawn(unit.name)}</span>
        </p>
        <p>
          {t.withdrawnText} {t.isKept}
        </p>
      </div>
      <OtherUnits
        // Until the answer is fresh, the unit itself may be among them.
        units={(others.data ?? []).filter((other) => other.id !== unit.id).slice(0, 6)}
        linkOf={(other) => bookAddress(other, search)}
      />
      <p>
        <Link to={address(paths.public(), search)}>{t.find}</Link>
      </p>
    </div>
  )
}
