import { adultAge } from '@keyhaven/shared-contracts/domain/stay/party'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useId, useRef } from 'react'
import { partyCatalog } from '../messages/party-catalog.ts'
import type { GuestsOfSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import { Stepper } from './stepper.tsx'

type Props = {
  guests: GuestsOfSearch
  /** Of the children, null for one whose age is not chosen yet. They outlive the panel: no child is lost by closing it. */
  ages: readonly (number | null)[]
  maxGuests: number
  onAges: (ages: readonly (number | null)[]) => void
  onChange: (guests: GuestsOfSearch) => void
  onClose: () => void
}

/** Minimum age of a child; younger ones are infants. */
const minAge = 2
const agesToChoose = Array.from({ length: adultAge - minAge }, (_, index) => minAge + index)
const maxExtras = 10

/** Adults, children by their ages, infants and pets. A child counts as soon as its age is chosen. */
export function PartyPanel({ guests, ages: children, maxGuests, onAges, onChange, onClose }: Props) {
  const t = useMessages(partyCatalog)
  const { children: childAges = [], infants = 0, pets = 0 } = guests
  const panel = useRef<HTMLDivElement>(null)
  const note = useId()
  const adults = guests.guests - childAges.length
  const room = maxGuests - adults - children.length
  const hasAges = !children.includes(null)

  /** A child whose age is missing would be dropped without a word. */
  const close = () => {
    if (hasAges) return onClose()
    panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  // Who has opened the panel goes on in it.
  useEffect(
    () =>
      (
        panel.current?.querySelector<HTMLElement>('[data-age-missing]') ??
        panel.current?.querySelector<HTMLElement>('button:not(:disabled)')
      )?.focus(),
    [],
  )
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.parentElement?.contains(target) && hasAges) onClose()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  })

  const change = (next: {
    adults?: number
    children?: readonly (number | null)[]
    infants?: number
    pets?: number
  }) => {
    if (next.children) onAges(next.children)
    const filledAges = (next.children ?? children).filter((age) => age !== null)
    onChange({
      guests: (next.adults ?? adults) + filledAges.length,
      children: filledAges,
      infants: next.infants ?? infants,
      pets: next.pets ?? pets,
    })
  }
  return (
    <div ref={panel} className="kh-party" role="dialog" aria-label={t.title}>
      <Stepper
        name={t.adults}
        value={adults}
        min={1}
        max={adults + room}
        onChange={(value) => change({ adults: value })}
      />
      <Stepper
        name={t.children}
        hint={t.childrenHint}
        value={children.length}
        max={children.length + room}
        onChange={(value) =>
          change({ children: value > children.length ? [...children, null] : children.slice(0, -1) })
        }
      />
      {children.map((age, index) => (
        <label key={index} className="kh-party-age">
          <span>{t.ageOf(index + 1)}</span>
          <select
            value={age ?? ''}
            aria-invalid={age === null ? true : undefined}
            aria-describedby={age === null ? note : undefined}
            data-age-missing={age === null || undefined}
            onChange={({ target }) => change({ children: children.with(index, Number(target.value)) })}
          >
            {age === null && <option value="">{t.chooseAge}</option>}
            {(age === null || age >= minAge ? agesToChoose : [age, ...agesToChoose]).map((one) => (
              <option key={one} value={one}>
                {t.years(one)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p id={note} className={hasAges ? 'kh-field-note' : 'kh-field-problem'} role="status">
        {!hasAges && t.ageMissing}
      </p>
      <Stepper
        name={t.infants}
        hint={t.infantsHint}
        value={infants}
        max={maxExtras}
        onChange={(value) => change({ infants: value })}
      />
      <Stepper name={t.pets} value={pets} max={maxExtras} onChange={(value) => change({ pets: value })} />
      <button type="button" className="kh-button kh-button-quiet" onClick={close}>
        {t.done}
      </button>
    </div>
  )
}
