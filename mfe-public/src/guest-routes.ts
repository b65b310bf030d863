import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import type { Page } from '@keyhaven/shared-contracts/web/area'
import type { RouteObject } from 'react-router-dom'

/** Pages at their addresses, in the language that the visitor prefers, and at one more for each language. */
export const inEachLanguage = (pages: Pick<Page, 'path' | 'lazy'>[]): RouteObject[] =>
  [undefined, ...guestLocales].flatMap((locale) =>
    pages.map(({ path, lazy }) => ({ path: inLocale(path, locale), lazy: () => lazy(locale) })),
  )
