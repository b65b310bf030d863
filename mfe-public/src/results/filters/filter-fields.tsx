import type { SearchFilters } from '@keyhaven/shared-contracts/contract/public/public-search'
import { amenitiesInOrder } from '@keyhaven/shared-contracts/domain/place/amenities'
import { unitTypes } from '@keyhaven/shared-contracts/domain/stay/kinds'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useId } from 'react'
import { guestCatalog, propertyCatalog } from '../../messages/catalogs.ts'
import { factsCatalog } from '../../messages/facts-catalog.ts'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import type { Filters } from '@keyhaven/shared-contracts/platform/search-calls'
import { FilterBoxes } from './filter-boxes.tsx'
import { PriceRange } from './price-range.tsx'

type Props = { counts: SearchFilters; filters: Filters; nights: number; onChange: (filters: Filters) => void }

const maxBeds = 5

/** All filters, each with what it would leave. */
export function FilterFields({ counts, filters, nights, onChange }: Props) {
  const t = useMessages(resultsCatalog)
  const { types } = useMessages(propertyCatalog)
  const { instant: instantWords } = useMessages(guestCatalog)
  const { amenities } = useMessages(factsCatalog)
  const id = useId()
  const { totals, free_cancellation: cancelFree, instant: atOnce } = counts
  const { freeCancellation = false, instant = false } = filters
  const countOf = new Map(counts.amenities.map(({ amenity, count }) => [amenity, count]))
  const amenityNames = amenitiesInOrder([...countOf.keys(), ...filters.amenities])
  return (
    <>
      {totals.max > totals.min && (
        <fieldset className="kh-filter">
          <legend>{t.totals}</legend>
          <p className="kh-small">{t.totalsFor(nights)}</p>
          <PriceRange totals={totals} filters={filters} onChange={(range) => onChange({ ...filters, ...range })} />
        </fieldset>
      )}
      <FilterBoxes
        title={t.types}
        boxes={unitTypes.flatMap((value) => {
          const match = counts.types.find(({ type }) => type === value)
          return match ? [{ value, words: types[value], count: match.count }] : []
        })}
        selection={filters.types}
        onChange={(values) => onChange({ ...filters, types: values })}
      />
      <fieldset className="kh-filter">
        <legend>{t.beds}</legend>
        <div className="kh-beds">
          {Array.from({ length: maxBeds + 1 }, (_, beds) => {
            const match = counts.beds.find((one) => one.beds === beds)
            const isChosen = (filters.beds ?? 0) === beds
            return (
              <label key={beds}>
                <input
                  type="radio"
                  name={`${id}-beds`}
                  checked={isChosen}
                  disabled={beds > 0 && !match?.count && !isChosen}
                  aria-label={beds === 0 ? undefined : t.bedsAtLeast(beds)}
                  onChange={() => onChange({ ...filters, beds: beds || undefined })}
                />
                <span>{beds === 0 ? t.anyBeds : t.bedsOrMore(beds)}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      {(cancelFree > 0 || freeCancellation) && (
        <FilterBoxes
          title={t.cancellation}
          boxes={[{ value: 'free', words: t.freeCancellation, count: cancelFree }]}
          selection={freeCancellation ? ['free'] : []}
          onChange={(values) => onChange({ ...filters, freeCancellation: values.length > 0 })}
        />
      )}
      {(atOnce > 0 || instant) && (
        <FilterBoxes
          title={t.booking}
          boxes={[{ value: 'instant', words: instantWords, count: atOnce }]}
          selection={instant ? ['instant'] : []}
          onChange={(values) => onChange({ ...filters, instant: values.length > 0 })}
        />
      )}
      <FilterBoxes
        title={t.amenities}
        boxes={amenityNames.map((value) => ({ value, words: amenities[value], count: countOf.get(value) ?? 0 }))}
        selection={filters.amenities}
        maxVisible={8}
        onChange={(values) => onChange({ ...filters, amenities: values })}
      />
    </>
  )
}
