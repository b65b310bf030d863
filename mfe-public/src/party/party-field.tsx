import { partyOf } from '@keyhaven/shared-contracts/domain/party'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useRef, useState } from 'react'
import { partyCatalog } from '../messages/party-catalog.ts'
import type { GuestsOfSearch } from '../search/search-address.ts'
import { PartyPanel } from './party-panel.tsx'

type Props = {
  party: GuestsOfSearch
  most: number
  /** What the button says while nobody but adults comes. */
  label: string
  /** Where a guest has asked for it, and not the address. */
  startsOpen: boolean
  onChange: (party: GuestsOfSearch) => void
}

/** Who comes, in words; the panel below changes it. */
export function PartyField({ party, most, label, startsOpen, onChange }: Props) {
  const t = useMessages(partyCatalog)
  const [isOpen, setOpen] = useState(startsOpen)
  const button = useRef<HTMLButtonElement>(null)
  const { guests, children, infants, pets } = party
  return (
    <>
      <button type="button" ref={button} className="kh-others" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {children?.length || infants || pets ? t.party(partyOf({ ...party, guests_count: guests })) : label}
      </button>
      {isOpen && (
        <PartyPanel
          guests={party}
          most={most}
          onChange={onChange}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
