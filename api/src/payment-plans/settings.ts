import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type {
  PaymentSettings,
  PaymentSettingsChange,
} from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { type FieldReasons, invalid, stale } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { damageAfter, noDamageDeposit } from './damage-rules.ts'
import { readPaymentSettings } from './reads.ts'
import { noRule, ruleAfter } from './rules.ts'
import { type Stored, upsertPaymentSettings } from './writes.ts'
import { lockOwner } from '../db/owned.ts'

const none: Stored & { version: number } = {
  ...{ version: 0, iban: null, bic: null, account_holder: '' },
  ...noRule,
  ...noDamageDeposit,
  ...{
    reminder_days_before: null,
    reminder_days_after: null,
    reminders_from: null,
    reminder_words: '',
    overdue_words: '',
    instant_needs_deposit: false,
  },
}

/** A version of 0 says that nothing was changed yet. */
export async function readSettings(db: Sql, owner: OwnerId): Promise<PaymentSettings> {
  const stored = (await readPaymentSettings(db, owner)) ?? none
  return {
    version: stored.version,
    iban: stored.iban === null ? '' : (friendlyFormatIBAN(stored.iban) ?? stored.iban),
    bic: stored.bic ?? '',
    account_holder: stored.account_holder,
    deposit_percent: stored.deposit_percent,
    deposit_nights: stored.deposit_nights,
    deposit_amount: stored.deposit_cents === null ? null : toEuros(stored.deposit_cents),
    deposit_due_days: stored.deposit_days,
    rest_due_days_before: stored.rest_days,
    damage_deposit_amount: stored.damage_cents === null ? null : toEuros(stored.damage_cents),
    damage_deposit_days_before: stored.damage_days_before,
    damage_deposit_days_after: stored.damage_days_after,
    reminder_days_before: stored.reminder_days_before,
    reminder_days_after: stored.reminder_days_after,
    reminder_words: stored.reminder_words,
    overdue_words: stored.overdue_words,
    instant_needs_deposit: stored.instant_needs_deposit,
  }
}

export const settingsOf = ({ db }: AppContext, owner: OwnerId) => readSettings(db, owner)

/** As banks print and take it: people type spaces, and small letters on a phone. */
const withoutSpaces = (typed: string) => electronicFormatIBAN(typed)?.toUpperCase() ?? ''

type Account = Pick<Stored, 'iban' | 'bic' | 'account_holder'>

/** The account after a change. Checked as a whole: a transfer needs its holder's name beside the IBAN. */
function accountAfter(input: PaymentSettingsChange, before: Account): Account {
  const iban = input.iban === undefined ? before.iban : withoutSpaces(input.iban) || null
  const bic = input.bic === undefined ? before.bic : withoutSpaces(input.bic) || null
  const account_holder = input.account_holder ?? before.account_holder
  const fields: FieldReasons = {}
  if (iban !== null && !isValidIBAN(iban)) fields['iban'] = ['invoices.ibanInvalid']
  if (bic !== null && !isValidBIC(bic)) fields['bic'] = ['invoices.bicInvalid']
  if (iban !== null && account_holder === '') fields['account_holder'] = ['invoices.enterAccountHolder']
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return { iban, bic, account_holder }
}

type Reminders = Pick<
  Stored,
  'reminder_days_before' | 'reminder_days_after' | 'reminders_from' | 'reminder_words' | 'overdue_words'
>

/** The reminders after a change. They begin with the moment they are turned on, not with what was due before. */
function remindersAfter(input: PaymentSettingsChange, before: Reminders, now: Date): Reminders {
  const { reminder_days_before = before.reminder_days_before, reminder_days_after = before.reminder_days_after } = input
  const isOn = reminder_days_before !== null || reminder_days_after !== null
  return {
    reminder_days_before,
    reminder_days_after,
    reminders_from: isOn ? (before.reminders_from ?? now) : null,
    reminder_words: input.reminder_words ?? before.reminder_words,
    overdue_words: input.overdue_words ?? before.overdue_words,
  }
}

export const changeSettings = ({ db, clock }: AppContext, owner: OwnerId, input: PaymentSettingsChange) =>
  transact(db, async (tx) => {
    await lockOwner(tx, owner)
    const before = (await readPaymentSettings(tx, owner)) ?? none
    if (input.version !== undefined && input.version !== before.version) throw stale(await readSettings(tx, owner))
    await upsertPaymentSettings(tx, owner, {
      ...accountAfter(input, before),
      ...ruleAfter(input, before),
      ...damageAfter(input, before),
      ...remindersAfter(input, before, clock()),
      instant_needs_deposit: input.instant_needs_deposit ?? before.instant_needs_deposit,
    })
    return readSettings(tx, owner)
  })
