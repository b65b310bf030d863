import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { q } from '@keyhaven/shared-contracts/web/api'
import { chosenLocale, InLanguage, useLocale, wantedLocale } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useSearch } from '../search/search-address.ts'
import { SiteLayout } from './site-layout.tsx'

/**
 * The language of the address. Where that names none: what was chosen in this browser, what its reader prefers, of which
 * guests have more to choose from than owners, or what the owner of these pages has set.
 */
const useGuestLocale = () => {
  const { locale, owner } = useSearch()
  const shells = useLocale((state) => state.locale)
  const { data } = useQuery({ ...q(publicApi.locations, { query: { owner } }), enabled: Boolean(owner && !locale) })
  if (locale) return locale
  if (chosenLocale() !== null || shells !== wantedLocale()) return shells
  return matchLocale(navigator.languages, guestLocales) ?? data?.owner?.locale ?? shells
}

/** The guests' pages at an address of the platform, which may be in another language than the shell around them. */
export function SiteInShell() {
  const locale = useGuestLocale()
  useEffect(() => {
    document.documentElement.lang = locale
    return () => {
      document.documentElement.lang = useLocale.getState().locale
    }
  }, [locale])
  return (
    <Suspense>
      <InLanguage locale={locale}>
        <SiteLayout />
      </InLanguage>
    </Suspense>
  )
}
