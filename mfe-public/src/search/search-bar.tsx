import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { boundsOf } from './bounds.ts'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import {
  address,
  areSame,
  atMost,
  type GuestsOfSearch,
  guestsOf,
  type Search,
  startOf,
  stayOf,
} from './search-address.ts'
import { GuestsField } from './guests-field.tsx'
import { LocationField } from './location-field.tsx'
import { type Place, placeFor, placesOf } from './places.ts'
import { nightsIn } from '../results/flexible/flexible-stay.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { StayFields } from './stay-fields.tsx'

const FlexibleFields = latePart(
  () => import(/* webpackChunkName: "results" */ '../results/flexible/flexible-fields.tsx'),
  'FlexibleFields',
)

/** The month after that of a day. */
const monthAfter = (day: Day) => addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)

type Props = {
  search: Search
  /** What the largest unit takes. */
  mostGuests: number
  onSearch: (search: Search, by: 'button' | 'place') => void
  onClearPlace: () => void
}
type Draft = {
  text: string
  place: Place | undefined
  checkIn: string
  checkOut: string
  /** Instead of dates: a month of arrival, and for how many nights. */
  month: string | undefined
  nights: number
  party: GuestsOfSearch
}

const draftOf = ({ city, country, checkIn = '', checkOut = '', shown, ...search }: Search): Draft => ({
  text: city ?? country ?? '',
  place: city ? { kind: 'city', name: city } : country ? { kind: 'country', name: country } : undefined,
  checkIn,
  checkOut,
  month: shown?.month,
  nights: nightsIn(shown?.nights),
  party: guestsOf(search),
})

/** Takes over what changed in the address and leaves alone what was only typed. */
const follow = (draft: Draft, before: Draft, now: Draft): Draft => ({
  ...(before.text === now.text ? draft : now),
  ...(before.checkIn === now.checkIn && before.checkOut === now.checkOut
    ? { checkIn: draft.checkIn, checkOut: draft.checkOut }
    : { checkIn: now.checkIn, checkOut: now.checkOut }),
  ...(before.month === now.month && before.nights === now.nights
    ? { month: draft.month, nights: draft.nights }
    : { month: now.month, nights: now.nights }),
  party: areSame(before.party, now.party) ? draft.party : now.party,
})

/** The filters stay with another search, which begins on its first page. */
const shownIn = ({ shown }: Search, { month, nights }: Draft): Pick<Search, 'shown'> => {
  const { page: _, month: __, nights: ___, ...rest } = shown ?? {}
  const all = { ...rest, ...(month && { month, nights: String(nights) }) }
  return Object.keys(all).length > 0 ? { shown: all } : {}
}

/** Where, when and how many. What is typed becomes the address with Search; a place already when it is chosen. */
export function SearchBar({ search, mostGuests, onSearch, onClearPlace }: Props) {
  const t = useMessages(guestCatalog)
  const known = useQuery(q(publicApi.locations, { query: search.owner ? { owner: search.owner } : {} }))
  const [seen, setSeen] = useState(search)
  const [draft, setDraft] = useState(() => draftOf(search))
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFirstWrong(form, tries)
  // Back and forward change the address under the form.
  if (seen !== search) {
    setSeen(search)
    setDraft(follow(draft, draftOf(seen), draftOf(search)))
    setTries(0)
  }
  const places = known.data ? placesOf(known.data) : []
  const place = draft.place?.name === draft.text ? draft.place : placeFor(places, draft.text)
  const unknown = draft.text.trim() !== '' && !place
  const bounds = boundsOf(undefined)
  const isFlexible = draft.month !== undefined
  const problem = isFlexible ? undefined : stayOf(draft, bounds).problem
  const fromAddress = draft.checkIn === (search.checkIn ?? '') && draft.checkOut === (search.checkOut ?? '')

  const searchWith = (wanted: Draft, at: Place | undefined): Search => ({
    ...startOf(search),
    ...shownIn(search, wanted),
    ...(at?.kind === 'city' && { city: at.name }),
    ...(at?.kind === 'country' && { country: at.name }),
    ...(!wanted.month && wanted.checkIn && { checkIn: wanted.checkIn }),
    ...(!wanted.month && wanted.checkOut && { checkOut: wanted.checkOut }),
    ...atMost(wanted.party, mostGuests),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (unknown || problem) return setTries(tries + 1)
    setDraft({ ...draft, place, text: place?.name ?? '' })
    onSearch(searchWith(draft, place), 'button')
  }

  return (
    <div className="kh-search">
      <form
        className="kh-search-form"
        role="search"
        ref={form}
        aria-label={t.find}
        // Without scripts the server answers it.
        action={address(paths.public(), { guests: 1, ...(search.locale && { locale: search.locale }) })}
        noValidate
        onSubmit={submit}
      >
        {search.owner && <input type="hidden" name="owner" value={search.owner} />}
        <LocationField
          known={known}
          places={places}
          text={draft.text}
          problem={tries > 0 && unknown ? t.unknown(draft.text.trim()) : undefined}
          onText={(text) => {
            if (text === '') onClearPlace()
            setDraft({ ...draft, text, place: undefined })
          }}
          onChoose={(chosen) => {
            setDraft({ ...draft, text: chosen.name, place: chosen })
            // Dates that make no stay yet stay in the form and out of the address.
            onSearch(searchWith(problem ? { ...draft, checkIn: '', checkOut: '' } : draft, chosen), 'place')
          }}
          onClear={() => {
            setDraft({ ...draft, text: '', place: undefined })
            onClearPlace()
          }}
        />
        {draft.month === undefined ? (
          <StayFields
            dates={draft}
            bounds={bounds}
            problem={tries > 0 || fromAddress ? problem : undefined}
            onChange={(dates) => setDraft({ ...draft, ...dates })}
          />
        ) : (
          <Suspense fallback={<div className="kh-field" />}>
            <FlexibleFields
              month={draft.month}
              nights={draft.nights}
              from={bounds.from}
              onChange={(wanted) => setDraft({ ...draft, ...wanted })}
            />
          </Suspense>
        )}
        <GuestsField party={draft.party} most={mostGuests} onChange={(party) => setDraft({ ...draft, party })} />
        <button type="submit" className="kh-button kh-button-search">
          <Icon name="search" />
          {t.search}
        </button>
        <button
          type="button"
          className="kh-link kh-search-way"
          onClick={() => setDraft({ ...draft, month: isFlexible ? undefined : monthAfter(bounds.from) })}
        >
          {isFlexible ? t.exactDates : t.flexibleDates}
        </button>
      </form>
    </div>
  )
}
