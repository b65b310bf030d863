import { loadComponent } from '@keyhaven/shared-contracts/web/area'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { GuestsOfSearch } from '@keyhaven/shared-contracts/platform/guest-search'

// Most visitors look for a place for some adults: what else can be said comes when it is wanted.
const PartyField = lazy(async () => ({
  default: await loadComponent(() => import('../party/party-field.tsx'), 'PartyField'),
}))

type Props = {
  party: GuestsOfSearch
  maxGuests: number
  /** For how many it was asked before there were too many. */
  initialCount?: number
  note?: string
  onChange: (party: GuestsOfSearch) => void
}

/** Number of guests, from one to the capacity of the largest unit. A panel asks for children, infants and pets. */
export function GuestsField({ party, maxGuests, initialCount: first, note, onChange }: Props) {
  const t = useMessages(guestCatalog)
  const id = useId()
  const { guests, children = [], infants, pets } = party
  const [text, setText] = useState<string>()
  const [lastCount, setLastCount] = useState(first ?? guests)
  const [isPanelOpen, setWanted] = useState(false)
  const tooMany = Math.max(lastCount, guests) > maxGuests
  const set = (requested: number) => {
    setLastCount(requested)
    const count = Math.max(1, Math.min(requested, maxGuests))
    onChange({ ...party, guests: count, ...(children.length >= count && { children: children.slice(0, count - 1) }) })
  }
  return (
    <div className="kh-field kh-field-guests">
      <label htmlFor={`${id}-input`}>{t.guests}</label>
      <div className="kh-control">
        <Icon name="guests" />
        <input
          id={`${id}-input`}
          name="guests"
          className="kh-input"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={text ?? guests}
          aria-invalid={guests > maxGuests ? true : undefined}
          aria-describedby={tooMany ? `${id}-note` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            // What is no number counts as one guest.
            const number = Math.floor(Number(event.target.value))
            set(number >= 1 ? number : 1)
          }}
          onBlur={() => setText(undefined)}
        />
        <button
          type="button"
          className="kh-step"
          aria-label={t.fewer}
          disabled={guests <= 1}
          onClick={() => set(guests - 1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <button type="button" className="kh-step" aria-label={t.more} onClick={() => set(guests + 1)}>
          <Icon name="plus" size={16} />
        </button>
      </div>
      {isPanelOpen || children.length || infants || pets ? (
        <Suspense fallback={<span className="kh-others">{t.others}</span>}>
          <PartyField
            party={party}
            maxGuests={maxGuests}
            label={t.others}
            startsOpen={isPanelOpen}
            onChange={(newParty) => {
              setLastCount(newParty.guests)
              onChange(newParty)
            }}
          />
        </Suspense>
      ) : (
        <button type="button" className="kh-others" aria-expanded={false} onClick={() => setWanted(true)}>
          {t.others}
        </button>
      )}
      <p id={`${id}-note`} className="kh-field-note" role="status">
        {tooMany && (note ?? t.most)}
      </p>
    </div>
  )
}
