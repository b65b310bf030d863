import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { address, startOf, useSearch } from '../search/search-address.ts'
import { OuterLegalPages } from '../site/site-context.ts'

const pages = { notice: paths.guestNotice(), privacy: paths.guestPrivacy() }

type Props = { page: keyof typeof pages; newTab?: boolean; children: ReactNode }

/** A link to who is responsible, or to what happens to data, wherever this site stands. */
export function LegalLink({ page, newTab = false, children }: Props) {
  const outer = use(OuterLegalPages)
  const search = useSearch()
  return outer ? (
    <a href={outer[page]} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <Link to={address(pages[page], startOf(search))} target={newTab ? '_blank' : undefined}>
      {children}
    </Link>
  )
}
