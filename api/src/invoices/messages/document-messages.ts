import { inGuestsLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './documents/en.ts'

export const documentMessages = await inGuestsLanguages<Messages>((locale) => import(`./documents/${locale}.ts`))

type Text = 'smallBusinessNote' | 'paymentTerms'

/** Text of the owner; undefined where it is one of our own texts, in any language. */
export const ownText = (which: Text, stored: string | null | undefined) =>
  Object.values(documentMessages).some((t) => t[which] === stored) ? undefined : (stored ?? undefined)
