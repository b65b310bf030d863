import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { DamageColumns } from './damage-rules.ts'
import type { RuleColumns } from './rules.ts'

/** The settings as they are stored: amounts in cents, IBAN and BIC without spaces. */
export type Stored = RuleColumns &
  DamageColumns & {
    iban: string | null
    bic: string | null
    account_holder: string
    reminder_days_before: number | null
    reminder_days_after: number | null
    reminders_from: Date | null
    reminder_words: string
    overdue_words: string
    instant_needs_deposit: boolean
  }

export const upsertPaymentSettings = (tx: Tx, owner: OwnerId, values: Stored) =>
  tx
    .insertInto('payment_settings')
    .values({ owner_id: owner, ...values })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet({ ...values, version: sql`payment_settings.version + 1` }),
    )
    .execute()
