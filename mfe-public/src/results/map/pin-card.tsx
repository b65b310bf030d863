import type { Pin } from '@keyhaven/shared-contracts/contract/public/public-search'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { guestCatalog } from '../../messages/catalogs.ts'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../../search/search-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { StrongWords } from '../../ui/strong-words.tsx'

/** The houses of a chosen pin. It has the focus while it is open. */
export function PinCard({ pins, search, onClose }: { pins: readonly Pin[]; search: Search; onClose: () => void }) {
  const t = useMessages(resultsCatalog)
  const { close } = useMessages(guestCatalog)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.querySelector('a')?.focus({ preventScroll: true })
    // On a phone the lower end of the map may lie below the screen.
    card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const element = card.current
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <div className="kh-pin-card" ref={card}>
      <ul>
        {pins.map(({ property, units, total_from }) => (
          <li key={property.id}>
            <Link to={address(paths.publicProperty(property.id), search)}>
              <span className="kh-pin-card-name">{property.name}</span>
              <span className="kh-small">
                <StrongWords>{t.pinUnits(units, total_from)}</StrongWords>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="kh-icon-button" aria-label={close} onClick={onClose}>
        <Icon name="clear" size={18} />
      </button>
    </div>
  )
}
