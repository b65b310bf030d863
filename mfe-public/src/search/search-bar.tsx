import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { addDays, type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { boundsOf } from './bounds.ts'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { stayOf } from './search-address.ts'
import { draftOf, follow, searchWith } from './search-draft.ts'
import { GuestsField } from './guests-field.tsx'
import { LocationField } from './location-field.tsx'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { placeFor, placesOf } from '@keyhaven/shared-contracts/domain/place/places'
import { useLocations, useOnlyTown } from './public-queries.ts'
import { SearchSheet } from './sheet/search-sheet.tsx'
import { leadToMissingAge, useFirstWrong } from './lead.ts'
import { StayFields } from './days/stay-fields.tsx'

const FlexibleFields = latePart(
  () => import(/* webpackChunkName: "results" */ '../results/flexible/flexible-fields.tsx'),
  'FlexibleFields',
)

/** The month after that of a day. */
const monthAfter = (day: Day) => addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)

type Props = {
  search: Search
  /** Capacity of the largest unit. */
  maxGuests: number
  /** Number of guests in the address, which may be more. */
  guestCount: number
  /** On a phone, where the form is on a sheet, which is closed until somebody wants it. */
  isSheet: boolean
  onSheetClosed: () => void
  onSearch: (search: Search, by: 'button' | 'place') => void
  onClearPlace: () => void
}

/** Place, dates and guests. Entries reach the address with Search; a place as soon as it is chosen. */
export function SearchBar({ search, maxGuests, guestCount, isSheet, onSheetClosed, onSearch, onClearPlace }: Props) {
  const t = useMessages(guestCatalog)
  const { code } = useLanguage()
  const locations = useLocations(search)
  const town = useOnlyTown(search)
  const isElsewhere = (search.city ?? search.country ?? town) !== town
  const [lastSearch, setLastSearch] = useState(search)
  const [draft, setDraft] = useState(() => draftOf(search))
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFirstWrong(form, tries)
  // Back and forward change the address under the form.
  if (lastSearch !== search) {
    setLastSearch(search)
    setDraft(follow(draft, draftOf(lastSearch), draftOf(search)))
    setTries(0)
  }
  const places = locations.data ? placesOf(locations.data, code, guestLocales) : []
  const place = draft.place?.name === draft.text ? draft.place : placeFor(places, draft.text)
  // What stands in the address is shown as it is called in the language of the page.
  const placeText =
    places.find(({ kind, name }) => kind === draft.place?.kind && name === draft.text)?.shown ?? draft.text
  const isUnknownPlace = draft.text.trim() !== '' && !place
  const bounds = boundsOf(undefined)
  const isFlexible = draft.month !== undefined
  const problem = isFlexible ? undefined : stayOf(draft, bounds).problem
  const fromAddress = draft.checkIn === (search.checkIn ?? '') && draft.checkOut === (search.checkOut ?? '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnknownPlace || problem) {
      setTries(tries + 1)
      return undefined
    }
    if (leadToMissingAge(form.current)) return undefined
    setDraft({ ...draft, place, text: place?.name ?? '' })
    return () => onSearch(searchWith(search, draft, place, maxGuests), 'button')
  }
  // On the sheet nothing is searched before its button is pressed.
  const clearPlace = isSheet ? () => undefined : onClearPlace

  const fields = (onSubmit: (event: FormEvent) => void) => (
    <form
      className="kh-search-form"
      role="search"
      ref={form}
      aria-label={t.find}
      // Without scripts the server answers it.
      action={inLocale(paths.public(), search.locale)}
      noValidate
      onSubmit={onSubmit}
    >
      {(!town || isElsewhere) && (
        <LocationField
          locations={locations}
          places={places}
          text={placeText}
          problem={tries > 0 && isUnknownPlace ? t.unknown(draft.text.trim()) : undefined}
          onText={(text) => {
            if (text === '') clearPlace()
            setDraft({ ...draft, text, place: undefined })
          }}
          onChoose={(choice) => {
            setDraft({ ...draft, text: choice.name, place: choice })
            if (isSheet) return
            // Dates that make no stay yet stay in the form and out of the address.
            const newDraft = problem ? { ...draft, checkIn: '', checkOut: '' } : draft
            onSearch(searchWith(search, newDraft, choice, maxGuests), 'place')
          }}
          onClear={() => {
            setDraft({ ...draft, text: '', place: undefined })
            clearPlace()
          }}
        />
      )}
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
            onChange={(dates) => setDraft({ ...draft, ...dates })}
          />
        </Suspense>
      )}
      <button
        type="button"
        className="kh-link kh-search-way"
        onClick={() => setDraft({ ...draft, month: isFlexible ? undefined : monthAfter(bounds.from) })}
      >
        {isFlexible ? t.exactDates : t.flexibleDates}
      </button>
      <GuestsField
        party={draft.party}
        initialCount={guestCount}
        maxGuests={maxGuests}
        onChange={(party) => setDraft({ ...draft, party })}
      />
      <button type="submit" className="kh-button kh-button-search">
        <Icon name="search" />
        {t.search}
      </button>
    </form>
  )
  return (
    <div className="kh-search">
      {isSheet ? (
        <SearchSheet form={fields} onSubmit={submit} onClosed={onSheetClosed} />
      ) : (
        fields((event) => submit(event)?.())
      )}
    </div>
  )
}
