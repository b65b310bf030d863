import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useRef, useState } from 'react'
import { partyCatalog } from '../messages/party-catalog.ts'
import type { GuestsOfSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { PartyPanel } from './party-panel.tsx'

type Props = {
  party: GuestsOfSearch
  maxGuests: number
  /** Button text while only adults come. */
  label: string
  /** True where a guest opened the panel, and not the address. */
  startsOpen: boolean
  onChange: (party: GuestsOfSearch) => void
}

/** Summary of the party; a panel below changes it. */
export function PartyField({ party, maxGuests, label, startsOpen, onChange }: Props) {
  const t = useMessages(partyCatalog)
  const [isOpen, setOpen] = useState(startsOpen)
  const button = useRef<HTMLButtonElement>(null)
  const { guests, children = [], infants, pets } = party
  const [ages, setAges] = useState<readonly (number | null)[]>(children)
  // Who comes is changed elsewhere, too: by Back, and where there is less room.
  if (ages.filter((age) => age !== null).join() !== children.join()) setAges(children)
  const isAgeMissing = ages.includes(null)
  return (
    <>
      <button
        type="button"
        ref={button}
        className="kh-others"
        aria-expanded={isOpen}
        data-age-missing={(isAgeMissing && !isOpen) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children.length || infants || pets ? t.party(partyOf({ ...party, guests_count: guests })) : label}
      </button>
      {isAgeMissing && !isOpen && (
        <p className="kh-field-problem" role="alert">
          {t.ageMissing}
        </p>
      )}
      {isOpen && (
        <PartyPanel
          guests={party}
          ages={ages}
          onAges={setAges}
          maxGuests={maxGuests}
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
