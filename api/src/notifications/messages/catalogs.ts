import { messages as cancellationCs } from '@keyhaven/shared-contracts/domain/messages/cancellation/cs'
import { messages as cancellationDe } from '@keyhaven/shared-contracts/domain/messages/cancellation/de'
import { messages as cancellationEn } from '@keyhaven/shared-contracts/domain/messages/cancellation/en'
import { messages as cancellationFr } from '@keyhaven/shared-contracts/domain/messages/cancellation/fr'
import { messages as cancellationIt } from '@keyhaven/shared-contracts/domain/messages/cancellation/it'
import { messages as cancellationNl } from '@keyhaven/shared-contracts/domain/messages/cancellation/nl'
import { messages as guestCs } from './guest/cs.ts'
import { messages as guestDe } from './guest/de.ts'
import { messages as guestEn } from './guest/en.ts'
import { messages as guestFr } from './guest/fr.ts'
import { messages as guestIt } from './guest/it.ts'
import { messages as guestNl } from './guest/nl.ts'
import { messages as ownerDe } from './owner/de.ts'
import { messages as ownerEn } from './owner/en.ts'
import { messages as ownerFr } from './owner/fr.ts'
import { messages as ownerIt } from './owner/it.ts'
import { messages as ownerNl } from './owner/nl.ts'
import { messages as stayCs } from './stay/cs.ts'
import { messages as stayDe } from './stay/de.ts'
import { messages as stayEn } from './stay/en.ts'
import { messages as stayFr } from './stay/fr.ts'
import { messages as stayIt } from './stay/it.ts'
import { messages as stayNl } from './stay/nl.ts'

export const guestMessages = { en: guestEn, de: guestDe, it: guestIt, nl: guestNl, fr: guestFr, cs: guestCs }
export const ownerMessages = { en: ownerEn, de: ownerDe, it: ownerIt, nl: ownerNl, fr: ownerFr }
export const stayMessages = { en: stayEn, de: stayDe, it: stayIt, nl: stayNl, fr: stayFr, cs: stayCs }

export const cancellationMessages = {
  en: cancellationEn,
  de: cancellationDe,
  it: cancellationIt,
  nl: cancellationNl,
  fr: cancellationFr,
  cs: cancellationCs,
}
