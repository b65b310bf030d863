import { useLanguage, useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../../messages/catalogs.ts'
import { nightsIn, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { Icon } from '../../ui/icon.tsx'
import { boundsOf } from '../bounds.ts'
import { usePlaceName } from '../public-queries.ts'
import { stayOf } from '../search-address.ts'

/** The search in a line, on phones above everything else: it opens the form. */
export function SearchLine({ search, onOpen }: { search: Search; onOpen: () => void }) {
  const t = useMessages(guestCatalog)
  const { month: nameOf, briefStay } = useLanguage()
  const wordsOf = useReasonWords()
  const { guests, shown } = search
  const place = usePlaceName(search)
  const { stay, problem } = stayOf(search, boundsOf(undefined))
  const when = () => {
    if (shown?.month) return `${nameOf(shown.month)} · ${t.nights(nightsIn(shown.nights))}`
    if (problem) return wordsOf(problem.reason)
    return stay ? briefStay(stay.checkIn, stay.checkOut) : t.anyDates
  }
  return (
    <div className="kh-search-line">
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="search" />
        <span>
          <span className="kh-hidden">{t.find}: </span>
          <span className="kh-search-where">{place ?? t.anywhere}</span>
          <span className="kh-small">{`${when()} · ${t.party(guests)}`}</span>
        </span>
      </button>
    </div>
  )
}
