import { adultAge } from '@keyhaven/shared-contracts/domain/party'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useRef, useState } from 'react'
import { partyCatalog } from '../messages/party-catalog.ts'
import type { GuestsOfSearch } from '../search/search-address.ts'
import { Stepper } from './stepper.tsx'

type Props = { guests: GuestsOfSearch; most: number; onChange: (guests: GuestsOfSearch) => void; onClose: () => void }

/** Who is younger is an infant. */
const leastAge = 2
const ages = Array.from({ length: adultAge - leastAge }, (_, index) => leastAge + index)
const mostBeside = 10

/** Adults, children by their ages, infants and pets. A child counts as soon as its age is chosen. */
export function PartyPanel({ guests, most, onChange, onClose }: Props) {
  const t = useMessages(partyCatalog)
  const { children: known = [], infants = 0, pets = 0 } = guests
  const [children, setChildren] = useState<readonly (number | null)[]>(known)
  const panel = useRef<HTMLDivElement>(null)
  const adults = guests.guests - known.length
  const room = most - adults - children.length
  const hasAges = !children.includes(null)

  // Who has opened the panel goes on in it.
  useEffect(() => panel.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(), [])
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) onClose()
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
    if (next.children) setChildren(next.children)
    const chosen = (next.children ?? children).filter((age) => age !== null)
    onChange({
      guests: (next.adults ?? adults) + chosen.length,
      children: chosen,
      infants: next.infants ?? infants,
      pets: next.pets ?? pets,
    })
  }
  return (
    <div ref={panel} className="kh-party" role="dialog" aria-label={t.title}>
      <Stepper
        name={t.adults}
        value={adults}
        least={1}
        most={adults + room}
        onChange={(value) => change({ adults: value })}
      />
      <Stepper
        name={t.children}
        hint={t.childrenHint}
        value={children.length}
        most={children.length + room}
        onChange={(value) =>
          change({ children: value > children.length ? [...children, null] : children.slice(0, -1) })
        }
      />
      {children.map((age, index) => (
        <label key={index} className="kh-party-age">
          {t.ageOf(index + 1)}
          <select
            value={age ?? ''}
            aria-invalid={age === null ? true : undefined}
            onChange={({ target }) => change({ children: children.with(index, Number(target.value)) })}
          >
            {age === null && <option value="">{t.chooseAge}</option>}
            {(age === null || age >= leastAge ? ages : [age, ...ages]).map((one) => (
              <option key={one} value={one}>
                {t.years(one)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p className="kh-field-note" role="status">
        {!hasAges && t.ageMissing}
      </p>
      <Stepper
        name={t.infants}
        hint={t.infantsHint}
        value={infants}
        most={mostBeside}
        onChange={(value) => change({ infants: value })}
      />
      <Stepper name={t.pets} value={pets} most={mostBeside} onChange={(value) => change({ pets: value })} />
      <button type="button" className="kh-button kh-button-quiet" onClick={onClose}>
        {t.done}
      </button>
    </div>
  )
}
