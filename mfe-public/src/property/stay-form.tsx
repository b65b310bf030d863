import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import type { Bounds } from '../search/bounds.ts'
import { type FormEvent, useRef, useState } from 'react'
import { GuestsField } from '../search/guests-field.tsx'
import { leadToMissingAge, useFirstWrong } from '../search/lead.ts'
import { type Dates, StayFields } from '../search/days/stay-fields.tsx'
import {
  areSame,
  atMost,
  type GuestsOfSearch,
  guestsOf,
  type Search,
} from '@keyhaven/shared-contracts/platform/guest-search'
import { stayOf } from '../search/search-address.ts'

type Props = {
  search: Search
  bounds: Bounds
  maxGuests: number
  /** Said when more come than `mostGuests`. */
  note?: string
  label: string
  /** Address that the form submits to without scripts. */
  action: string
  onStay: (search: Search) => void
  /** Called with each change of the party, where it counts before the button is pressed. */
  onGuests?: (party: GuestsOfSearch) => void
  /** Leads to the calendar of the page, where it has one. */
  onCalendar?: (from: Element | null) => void
}

const datesOf = ({ checkIn = '', checkOut = '' }: Search): Dates => ({ checkIn, checkOut })

/** Dates and guests for one property or unit; they become the address. */
export function StayForm({ search, bounds, maxGuests, note, label, action, onStay, ...rest }: Props) {
  const { onGuests, onCalendar } = rest
  const t = useMessages(propertyCatalog)
  const [lastSearch, setLastSearch] = useState(search)
  const [dates, setDates] = useState(() => datesOf(search))
  const [party, setParty] = useState(() => guestsOf(search))
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFirstWrong(form, tries)
  if (lastSearch !== search) {
    setLastSearch(search)
    // What is only typed stays where the address changes in something else.
    if (!areSame(lastSearch, search)) setParty(guestsOf(search))
    if (lastSearch.checkIn !== search.checkIn || lastSearch.checkOut !== search.checkOut) {
      setDates(datesOf(search))
      setTries(0)
    }
  }
  // The rule that forbids a stay is said with those that fit, once it is asked for.
  const { stay: allowed, problem: ofDates, ruledOut } = stayOf(dates, bounds)
  const stay = allowed ?? ruledOut
  const problem = ruledOut ? undefined : ofDates
  const missing = stay || problem ? undefined : ({ field: 'check_in', message: t.noDay } as const)
  const fromAddress = dates.checkIn === (search.checkIn ?? '') && dates.checkOut === (search.checkOut ?? '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (leadToMissingAge(form.current)) return
    if (stay) onStay({ ...search, ...dates, ...atMost(party, maxGuests) })
    else setTries(tries + 1)
  }
  return (
    <form className="kh-stay-form" action={action} ref={form} noValidate onSubmit={submit}>
      <StayFields
        dates={dates}
        bounds={bounds}
        problem={tries > 0 ? (problem ?? missing) : fromAddress ? problem : undefined}
        onChange={setDates}
        {...(onCalendar && { onCalendar })}
      />
      <GuestsField
        party={party}
        maxGuests={maxGuests}
        {...(note && { note })}
        onChange={(newParty) => {
          setParty(newParty)
          onGuests?.(newParty)
        }}
      />
      <button type="submit" className="kh-button">
        {label}
      </button>
    </form>
  )
}
