import { inGuestsLanguages, inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { cancellationIn } from '@keyhaven/shared-contracts/domain/messages/cancellation'
import type { Messages as GuestMessages } from './guest/en.ts'
import type { Messages as OwnerMessages } from './owner/en.ts'
import type { Messages as StayMessages } from './stay/en.ts'

export const guestMessages = await inGuestsLanguages<GuestMessages>((locale) => import(`./guest/${locale}.ts`))
export const ownerMessages = await inOwnersLanguages<OwnerMessages>((locale) => import(`./owner/${locale}.ts`))
export const stayMessages = await inGuestsLanguages<StayMessages>((locale) => import(`./stay/${locale}.ts`))
export const cancellationMessages = await inGuestsLanguages(cancellationIn)
