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
  most: number
  /** For how many it was asked before there were too many. */
  wanted?: number
  note?: string
  onChange: (party: GuestsOfSearch) => void
}

/** How many come: at least one, at most as many as the largest unit takes. Who they are is said in a panel. */
export function GuestsField({ party, most, wanted: first, note, onChange }: Props) {
  const t = useMessages(guestCatalog)
  const id = useId()
  const { guests, children = [], infants, pets } = party
  const [typed, setTyped] = useState<string>()
  const [asked, setAsked] = useState(first ?? guests)
  const [isWanted, setWanted] = useState(false)
  const tooMany = Math.max(asked, guests) > most
  const set = (wanted: number) => {
    setAsked(wanted)
    const count = Math.max(1, Math.min(wanted, most))
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
          value={typed ?? guests}
          aria-invalid={guests > most ? true : undefined}
          aria-describedby={tooMany ? `${id}-note` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            // What is no number counts as one guest.
            const wanted = Math.floor(Number(event.target.value))
            set(wanted >= 1 ? wanted : 1)
          }}
          onBlur={() => setTyped(undefined)}
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
      {isWanted || children.length || infants || pets ? (
        <Suspense fallback={<span className="kh-others">{t.others}</span>}>
          <PartyField
            party={party}
            most={most}
            label={t.others}
            startsOpen={isWanted}
            onChange={(wanted) => {
              setAsked(wanted.guests)
              onChange(wanted)
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
