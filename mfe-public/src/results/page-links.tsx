import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Link } from 'react-router-dom'
import { resultsCatalog } from '../messages/results-catalog.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../search/search-address.ts'
import { Icon } from '../ui/icon.tsx'
import { withPage } from './filters.ts'

type PageEntry = number | 'gap-before' | 'gap-after'

/** The pages that a row of links names: the first, the last, and those around the present one. */
export const pagesAround = (page: number, last: number): PageEntry[] => {
  const from = Math.max(2, Math.min(page - 1, last - 3))
  const to = Math.min(last - 1, Math.max(page + 1, 4))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  return [
    1,
    ...(from > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(to < last - 1 ? ['gap-after' as const] : []),
    ...(last > 1 ? [last] : []),
  ]
}

type Props = { search: Search; page: number; last: number; onTurn: (search: Search) => void }

/** The pages of the results as links, which lead there without a script, too. */
export function PageLinks({ search, page, last, onTurn }: Props) {
  const t = useMessages(resultsCatalog)
  const turn = (pageNumber: number) => {
    const next = withPage(search, pageNumber)
    return { to: address(paths.public(), next), preventScrollReset: true, onClick: () => onTurn(next) }
  }
  if (last <= 1) return null
  return (
    <nav className="kh-pages" aria-label={t.pages}>
      {page > 1 && (
        <Link className="kh-button kh-button-quiet" rel="prev" {...turn(page - 1)}>
          <Icon name="prev" size={18} />
          <span>{t.previousPage}</span>
        </Link>
      )}
      <ol>
        {pagesAround(page, last).map((entry) =>
          entry === 'gap-before' || entry === 'gap-after' ? (
            <li key={entry} aria-hidden="true">
              {'…'}
            </li>
          ) : (
            <li key={entry}>
              <Link
                className="kh-page-link"
                aria-label={t.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                {...turn(entry)}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < last && (
        <Link className="kh-button kh-button-quiet" rel="next" {...turn(page + 1)}>
          <span>{t.nextPage}</span>
          <Icon name="next" size={18} />
        </Link>
      )}
    </nav>
  )
}
