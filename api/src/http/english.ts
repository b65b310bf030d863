import { messages as accounts } from '@keyhaven/shared-contracts/domain/reasons/accounts/en'
import { messages as bookings } from '@keyhaven/shared-contracts/domain/reasons/bookings/en'
import { messages as common } from '@keyhaven/shared-contracts/domain/reasons/common/en'
import { messages as guests } from '@keyhaven/shared-contracts/domain/reasons/guests/en'
import { messages as inventory } from '@keyhaven/shared-contracts/domain/reasons/inventory/en'
import { messages as invoices } from '@keyhaven/shared-contracts/domain/reasons/invoices/en'
import {
  type Reason,
  type ReasonGroups,
  type Sentences,
  wordsFor,
} from '@keyhaven/shared-contracts/domain/reasons/reason'

const groups: ReasonGroups = { accounts, bookings, common, guests, inventory, invoices }
const groupOf = (group: string) => (groups as Record<string, Sentences | undefined>)[group]

/** What a reason says to programs, and to screens of former releases: screens of this one have words of their own. */
export const inEnglish = (why: Reason): string => wordsFor(why, groupOf) ?? common.notValid
