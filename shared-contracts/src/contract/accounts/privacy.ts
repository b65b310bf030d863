import { z } from 'zod'
import { idParams } from '../../domain/money/number.ts'
import { reason, say } from '../../domain/reasons/reason.ts'
import { endpoint, signInLimit } from '../endpoint.ts'
import { confirmationForm } from './second-factor.ts'

const whole = (min: number, max: number) => {
  const words = say(reason('accounts.wholeNumberBetween', { least: min, most: max }))
  return z.int(words).min(min, words).max(max, words)
}

/** For how long an owner keeps what is about people. */
export const retention = z
  .object({
    /** Guests of requests that came to nothing are erased so many months after the departure that they asked for. */
    request_months: whole(1, 120),
    /** Clients are erased so many years after their last departure; null is until the owner erases them. */
    client_years: whole(1, 30).nullable(),
    /** The person is taken out of an issued document so many years after the end of the year of issue. */
    document_years: whole(5, 30),
  })
  .meta({ id: 'Retention' })
export type Retention = z.infer<typeof retention>

/** Defaults for an owner who has chosen nothing. */
export const usualRetention: Retention = { request_months: 12, client_years: null, document_years: 10 }

/** Laws on how long documents must be kept, in years, by the country where the owner does business. */
export const documentLaws = [
  { country: 'Austria', years: 7, law: 'BAO § 132' },
  { country: 'Germany', years: 8, law: 'AO § 147 Abs. 3' },
  { country: 'Italy', years: 10, law: 'Codice civile art. 2220' },
  { country: 'France', years: 10, law: 'Code de commerce art. L123-22' },
  { country: 'Netherlands', years: 7, law: 'AWR art. 52 lid 4' },
] as const

export const privacy = z
  .object({
    retention,
    /** Time at which the account is deleted, ISO 8601 in UTC; null for one that nobody has ended. */
    ends_at: z.string().nullable(),
    /** Confirmed stays that have not ended: their guests are told of nothing when the account is ended. */
    stays_to_come: z.int().default(0),
  })
  .meta({ id: 'Privacy' })
export type Privacy = z.infer<typeof privacy>

const noDemo = 'accounts.demoEndsByItself'

export const privacyApi = {
  get: endpoint({
    domain: 'accounts',
    summary: 'How long the owner keeps what is about people, and whether the account ends',
    method: 'GET',
    path: '/api/privacy/',
    access: 'owner',
    response: privacy,
  }),
  changeRetention: endpoint({
    domain: 'accounts',
    summary: 'Change how long what is about people is kept',
    method: 'PATCH',
    path: '/api/privacy/retention/',
    access: 'owner',
    body: retention,
    example: { ...usualRetention, client_years: 5 },
    response: privacy,
  }),
  endAccount: endpoint({
    domain: 'accounts',
    summary: 'End the account: guests no longer find it, all other sessions end, and 30 days later it is deleted',
    method: 'POST',
    path: '/auth/end-account/',
    access: 'owner',
    limits: { perCaller: signInLimit, perOwner: { times: 10, seconds: 300 } },
    refusesDemo: noDemo,
    body: confirmationForm,
    example: { password: 'Secret-123' },
    response: privacy,
  }),
  keepAccount: endpoint({
    domain: 'accounts',
    summary: 'Keep an account that was ended: it is as it was before',
    method: 'POST',
    path: '/auth/keep-account/',
    access: 'owner',
    response: privacy,
  }),
  eraseClient: endpoint({
    domain: 'clients',
    summary: 'Erase a client: bookings stay as figures, issued documents until their years are over',
    method: 'POST',
    path: '/api/client/:id/erase/',
    access: 'owner',
    keys: 'never',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
