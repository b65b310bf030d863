import { siteApi } from '@keyhaven/shared-contracts/contract/public-site'
import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { q } from '@keyhaven/shared-contracts/web/api'
import { InLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { Wanted } from '../loader.ts'

type Props = { wanted: Wanted; children: (locale: string) => ReactNode }

/** Shows an element in the language that it or the page around says, else in the one that its owner has set. */
export function EmbedLanguage({ wanted: { owner, lang }, children }: Props) {
  const said = matchLocale([lang], guestLocales)
  const { data } = useQuery({
    ...q(siteApi.site, { query: { owner } }),
    enabled: owner !== '' && !said,
    staleTime: Infinity,
  })
  const locale = said ?? matchLocale([data?.locale ?? ''], guestLocales) ?? 'en'
  return (
    <Suspense>
      <InLanguage locale={locale}>{children(locale)}</InLanguage>
    </Suspense>
  )
}
