import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { useId, useState } from 'react'
import { Icon } from '../ui/icon.tsx'

type Props = { guests: number; most: number; note?: string; onChange: (guests: number) => void }

/** How many come: at least one, at most as many as the largest unit takes. */
export function GuestsField({ guests, most, note, onChange }: Props) {
  const t = useMessages(guestCatalog)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [asked, setAsked] = useState(guests)
  const tooMany = Math.max(asked, guests) > most
  const set = (wanted: number) => {
    setAsked(wanted)
    onChange(Math.max(1, Math.min(wanted, most)))
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
      <p id={`${id}-note`} className="kh-field-note" role="status">
        {tooMany && (note ?? t.most)}
      </p>
    </div>
  )
}
