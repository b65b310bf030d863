import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/site/en.ts'

/** Sentences of the reasons `site.…` in each language. */
export const siteReasons = catalog<Messages>('reasons/site', (locale) => import(`../domain/reasons/site/${locale}.ts`))
