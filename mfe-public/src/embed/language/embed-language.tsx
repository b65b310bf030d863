import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { guestLocales, matchLocale } from '@keyhaven/shared-contracts/domain/locale'
import { q } from '@keyhaven/shared-contracts/web/api'
import { InLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { EmbedOptions } from '../embed-options.ts'

type Props = { options: EmbedOptions; children: (locale: string) => ReactNode }

/** Shows an element in the language that it or the page around says, else in the one that its owner has set. */
export function EmbedLanguage({ options: { owner, lang }, children }: Props) {
  const pageLocale = matchLocale([lang], guestLocales)
  const { data } = useQuery({
    ...q(siteApi.site, { query: { owner } }),
    enabled: owner !== '' && !pageLocale,
    staleTime: Infinity,
  })
  const locale = pageLocale ?? matchLocale([data?.locale ?? ''], guestLocales) ?? 'en'
  return (
    <Suspense>
      <InLanguage locale={locale}>{children(locale)}</InLanguage>
    </Suspense>
  )
}
