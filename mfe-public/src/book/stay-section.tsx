import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { Bounds } from '../search/bounds.ts'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CotNote } from '../property/cot-note.tsx'
import { UnitCalendar } from '../property/calendar/unit-calendar.tsx'
import { lead } from '../search/lead.ts'
import { GuestsField } from '../search/guests-field.tsx'
import { type Dates, StayFields } from '../search/days/stay-fields.tsx'
import { Icon } from '../ui/icon.tsx'
import { atMost, guestsOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'

type Props = {
  unit: PublicUnit
  /** The stay that is booked and may be changed: its nights are in nobody's way. */
  own?: StayDays
  search: Search
  bounds: Bounds
  dates: Dates
  problem: ComponentProps<typeof StayFields>['problem']
  onDates: (dates: Dates) => void
  onSearch: (changes: Partial<Search>) => void
}

/** Dates and guests, with a calendar of the free nights. */
export function StaySection({ unit, own, search, bounds, dates, problem, onDates, onSearch }: Props) {
  const t = useMessages(bookCatalog)
  const unitWords = useMessages(propertyCatalog)
  const [isOpen, setOpen] = useState(!search.checkIn || own !== undefined)
  const section = useRef<HTMLElement>(null)
  const toCalendar = () => {
    flushSync(() => setOpen(true))
    lead(section.current?.querySelector<HTMLElement>('#kh-calendar') ?? null)
  }
  const fitting = search.guests > unit.max_capacity && atMost(search, unit.max_capacity)
  return (
    <section ref={section} aria-labelledby="kh-stay">
      <h2 className={own ? 'kh-hidden' : 'kh-panel-title'} id="kh-stay">
        {unitWords.yourStay}
      </h2>
      <div className="kh-fields kh-fields-stay">
        <StayFields {...{ dates, bounds, problem }} onChange={onDates} onCalendar={toCalendar} />
        <GuestsField
          party={guestsOf(search)}
          maxGuests={unit.max_capacity}
          note={unitWords.sleepsNote(unit.max_capacity)}
          onChange={onSearch}
        />
      </div>
      <CotNote unit={unit} infants={search.infants} />
      <button type="button" className="kh-disclosure" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="calendar" size={18} />
        <span>{isOpen ? t.hideCalendar : t.showCalendar}</span>
      </button>
      {isOpen && (
        <UnitCalendar
          unit={unit}
          {...(own && { own })}
          search={search}
          bounds={bounds}
          onStay={({ checkIn, checkOut }) => onSearch({ checkIn, checkOut, ...fitting })}
        />
      )}
    </section>
  )
}
