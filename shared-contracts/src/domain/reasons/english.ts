import { messages as accounts } from './accounts/en.ts'
import { messages as bookings } from './bookings/en.ts'
import { messages as general } from './general/en.ts'
import { messages as guests } from './guests/en.ts'
import { messages as inventory } from './inventory/en.ts'
import { messages as invoices } from './invoices/en.ts'
import { messages as site } from './site/en.ts'
import { asReason, type Reason, type ReasonGroups, type Sentences, wordsFor } from './reason.ts'

const groups: ReasonGroups = { accounts, bookings, general, guests, inventory, invoices, site }
const groupOf = (group: string) => (groups as Record<string, Sentences | undefined>)[group]

/** English sentence of a reason, for programs and for screens of former releases: screens of this one have words of their own. */
export const inEnglish = (why: Reason | string): string => wordsFor(asReason(why), groupOf) ?? general.notValid
