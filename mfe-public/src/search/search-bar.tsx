import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { publicApi } from '@keyhaven/shared-contracts/contract/public-booking'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { boundsOf } from './bounds.ts'
import { Icon } from '../ui/icon.tsx'
import { areSame, atMost, type GuestsOfSearch, guestsOf, type Search, startOf, stayOf } from './search-address.ts'
import { GuestsField } from './guests-field.tsx'
import { LocationField } from './location-field.tsx'
import { type Place, placeFor, placesOf } from './places.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { StayFields } from './stay-fields.tsx'

type Props = {
  search: Search
  /** What the largest unit takes. */
  mostGuests: number
  onSearch: (search: Search, by: 'button' | 'place') => void
  onClearPlace: () => void
}
type Draft = { text: string; place: Place | undefined; checkIn: string; checkOut: string; party: GuestsOfSearch }

const draftOf = ({ city, country, checkIn = '', checkOut = '', ...search }: Search): Draft => ({
  text: city ?? country ?? '',
  place: city ? { kind: 'city', name: city } : country ? { kind: 'country', name: country } : undefined,
  checkIn,
  checkOut,
  party: guestsOf(search),
})

/** Takes over what changed in the address and leaves alone what was only typed. */
const follow = (draft: Draft, before: Draft, now: Draft): Draft => ({
  ...(before.text === now.text ? draft : now),
  ...(before.checkIn === now.checkIn && before.checkOut === now.checkOut
    ? { checkIn: draft.checkIn, checkOut: draft.checkOut }
    : { checkIn: now.checkIn, checkOut: now.checkOut }),
  party: areSame(before.party, now.party) ? draft.party : now.party,
})

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
  const { problem } = stayOf(draft, bounds)
  const fromAddress = draft.checkIn === (search.checkIn ?? '') && draft.checkOut === (search.checkOut ?? '')

  const searchWith = (wanted: Draft, at: Place | undefined): Search => ({
    ...startOf(search),
    ...(at?.kind === 'city' && { city: at.name }),
    ...(at?.kind === 'country' && { country: at.name }),
    ...(wanted.checkIn && { checkIn: wanted.checkIn }),
    ...(wanted.checkOut && { checkOut: wanted.checkOut }),
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
      <form className="kh-search-form" role="search" ref={form} aria-label={t.find} noValidate onSubmit={submit}>
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
        <StayFields
          dates={draft}
          bounds={bounds}
          problem={tries > 0 || fromAddress ? problem : undefined}
          onChange={(dates) => setDraft({ ...draft, ...dates })}
        />
        <GuestsField party={draft.party} most={mostGuests} onChange={(party) => setDraft({ ...draft, party })} />
        <button type="submit" className="kh-button kh-button-search">
          <Icon name="search" />
          {t.search}
        </button>
      </form>
    </div>
  )
}
