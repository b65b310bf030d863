import { inGuestsLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/noscript/en.ts'

/** Text for a guest without scripts below a page, and below the page of a request. */
export const noscript = await inGuestsLanguages<Messages>((locale) => import(`./messages/noscript/${locale}.ts`))
