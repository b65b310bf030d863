import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import { type ReactNode, use } from 'react'
import { useSearch } from '../search/use-search.ts'
import { LegalPages } from '../site/site-context.ts'
import { OwnerLink } from '../site/owner-link.tsx'
import { Link } from 'react-router-dom'

const platform = { notice: paths.legalNotice(), privacy: paths.privacyPolicy() }

type Props = { page: 'notice' | 'privacy'; newTab?: boolean; children: ReactNode }

/** A link to who is responsible, or to what happens to data, wherever this site stands. */
export function LegalLink({ page, newTab = false, children }: Props) {
  const own = use(LegalPages)
  const { locale } = useSearch()
  const target = newTab ? '_blank' : undefined
  if (own && !own[page].startsWith('/')) {
    return (
      <a href={own[page]} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  return own ? (
    <Link to={inLocale(own[page], locale)} target={target}>
      {children}
    </Link>
  ) : (
    <OwnerLink to={platform[page]} target={target}>
      {children}
    </OwnerLink>
  )
}
