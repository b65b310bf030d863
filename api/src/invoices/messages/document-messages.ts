import { messages as cs } from './cs.ts'
import { messages as de } from './de.ts'
import { messages as en, type Messages } from './en.ts'
import { messages as fr } from './fr.ts'
import { messages as it } from './it.ts'
import { messages as nl } from './nl.ts'

import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

export const documentMessages: Record<GuestLocale, Messages> = { en, de, it, nl, fr, cs }

type Text = 'smallBusinessNote' | 'paymentTerms'

/** Text of the owner; undefined where it is one of our own texts, in any language. */
export const ownText = (which: Text, stored: string | null | undefined) =>
  Object.values(documentMessages).some((t) => t[which] === stored) ? undefined : (stored ?? undefined)
