import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from './head/en.ts'

/** Meta data for search engines and link previews: only the edge loads it. */
export const headCatalog = catalog<Messages>('head', (locale) => import(`./head/${locale}.ts`))
