import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { addressOut } from '../../domain/place/address.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { endpoint, signInLimit } from '../endpoint.ts'
import { pictureSource } from '../images.ts'
import { id } from '../../domain/money/number.ts'
import { password } from '../../domain/password.ts'
import { changedVatId } from '../../domain/business/vat-id.ts'
import { text } from '../../domain/text.ts'
import { email } from '../../domain/text/email.ts'
import { nameLength, ownerName, registeredName } from '../../domain/text/name.ts'
import { phone } from '../../domain/text/phone.ts'

/** The owner's logo; paths are below the media base, and `logo` is the widest of `sources`. */
export const logoPicture = z.object({ logo: z.string().nullable(), sources: z.array(pictureSource) })
export type LogoPicture = z.infer<typeof logoPicture>

/** The language of screens and mails, as BCP 47 names it. An area may bring one that the API has no words in. */
export const localeTag = z
  .string(reasons.chooseFromList('language'))
  .regex(/^[a-z]{2,3}$/, 'A language is two or three lower-case letters')

/** The owner as the owner sees it. */
export const user = z
  .object({
    id,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** True once every personal field is there. */
    data_filled: z.boolean(),
    /** Path below the media base. */
    logo: z.string().nullable(),
    tax_id: z.string(),
    /** For invoices to companies, where it is another than the tax id. */
    vat_id: z.string().optional(),
    address: addressOut,
    image: logoPicture,
    slug: z.string(),
    public_url: z.string(),
    /** The language that the owner chose; null where they never did. */
    locale: z.string().nullable(),
    /** A demo account, which is gone after a day. */
    is_demo: z.boolean().default(false),
    /** Time at which a demo account is deleted, ISO 8601 in UTC; null for every other account. */
    demo_until: z.string().nullable().default(null),
    /** Time at which an account that its owner has ended is deleted, ISO 8601 in UTC; only `me` says it. */
    ends_at: z.string().nullable().optional(),
    /** The names of these two until November 2026, for screens that were opened before. */
    is_guest: z.boolean().optional(),
    guest_until: z.string().nullable().optional(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

export const signedIn = z.object({ token: z.string(), user })
export type SignedIn = z.infer<typeof signedIn>

export const message = z.object({ message: z.string() })

export const registerBody = z.object({
  first_name: registeredName({
    required: reasons.required('firstName'),
    wrong: 'general.onlyLettersAllowed',
    short: 'general.atLeastCharacters',
    long: reasons.overlong('firstName', nameLength),
  }),
  last_name: registeredName({
    required: reasons.required('lastName'),
    wrong: 'general.onlyLettersAllowed',
    short: 'general.atLeastCharacters',
    long: reasons.overlong('lastName', nameLength),
  }),
  email: email(),
  password: password(),
  privacy: z.literal(true, 'general.mustAcceptPrivacyPolicy'),
  /** The language of the page, in which the account is written to from then on. */
  locale: localeTag.optional(),
})

export const loginBody = z.object({
  email: email(),
  password: password(),
  remember: z.boolean().default(false),
  /** Answer to an earlier sign-in in this browser. */
  device: z.string('accounts.tokenMissing').max(200).optional(),
})

export const forgotBody = z.object({ email: email() })

const newPasswords = z.object({
  password: password(),
  repeated_password: z.string(reasons.required('password')).min(1, reasons.required('password')),
})
export const resetBody = newPasswords.refine((body) => body.password === body.repeated_password, {
  path: ['repeated_password'],
  error: 'accounts.passwordsDiffer',
  when: whenValid(newPasswords.pick({ repeated_password: true })),
})

const noNumbers = 'accounts.noNumbersOrSpecialCharactersAllowed'
export const personalsBody = z.object({
  first_name: ownerName({
    required: reasons.required('firstName'),
    wrong: noNumbers,
    long: reasons.overlong('firstName', nameLength),
  }),
  last_name: ownerName({
    required: reasons.required('lastName'),
    wrong: noNumbers,
    long: reasons.overlong('lastName', nameLength),
  }),
  tax_id: text(reasons.required('taxId'), 50),
  /** Left out, it stays as it is. */
  vat_id: changedVatId(),
  address: z.object({
    street: text(reasons.required('street')),
    house_number: text(reasons.required('houseNumber'), 20),
    city: text(reasons.required('city'), 100),
    postal_code: text(reasons.required('zipCode'), 20),
    country: text(reasons.required('country'), 100),
    phone: phone({ min: 3, max: 20 }),
  }),
})

const token = z.string('accounts.tokenMissing').min(1, 'accounts.tokenMissing').max(200)

export const accountsApi = {
  register: endpoint({
    domain: 'accounts',
    summary: 'Register an account; the answer never reveals whether the address already has one',
    method: 'POST',
    path: '/auth/register/',
    access: 'anyone',
    limits: { perCaller: signInLimit },
    body: registerBody,
    example: {
      first_name: 'Anna',
      last_name: 'Huber',
      email: 'anna@example.com',
      password: 'Secret-123',
      privacy: true,
      locale: 'de',
    },
    status: 201,
    response: message,
  }),
  activate: endpoint({
    domain: 'accounts',
    summary: 'Activate an account with the link from the email',
    method: 'GET',
    path: '/auth/activate-account/:uid/:token/',
    access: 'anyone',
    limits: { perCaller: signInLimit },
    params: z.object({ uid: z.string().max(200), token: z.string().max(200) }),
    response: message.extend({
      /** Token to choose a password with, if registrations with different passwords waited for this address. */
      reset_token: z.string().nullable(),
    }),
  }),
  login: endpoint({
    domain: 'accounts',
    summary: 'Sign in; 429 `sign_in_by_mail` when strangers have tried too many passwords',
    method: 'POST',
    path: '/auth/login/',
    access: 'anyone',
    limits: { perCaller: signInLimit },
    body: loginBody,
    example: { email: 'anna@example.com', password: 'Secret-123', remember: true },
    response: signedIn.extend({
      /** Kept by the browser: there the right password works however many wrong ones others try. */
      device: z.string(),
    }),
  }),
  rememberLogin: endpoint({
    domain: 'accounts',
    summary: 'Sign in with a remembered token',
    method: 'POST',
    path: '/auth/remember-login/',
    access: 'anyone',
    limits: { perCaller: signInLimit },
    body: z.object({ token }),
    example: { token: 'x'.repeat(43) },
    response: signedIn,
  }),
  forgotPassword: endpoint({
    domain: 'accounts',
    summary: 'Email a link to set a new password; the answer never reveals whether the address has an account',
    method: 'POST',
    path: '/auth/forgot-password/',
    access: 'anyone',
    limits: { perCaller: signInLimit },
    body: forgotBody,
    example: { email: 'anna@example.com' },
    response: message,
  }),
  resetPassword: endpoint({
    domain: 'accounts',
    summary: 'Set a new password with the link from the email; activates the account and signs out everywhere',
    method: 'POST',
    path: '/auth/reset-password/:token/',
    access: 'anyone',
    limits: { perCaller: signInLimit },
    params: z.object({ token: z.string().max(200) }),
    body: resetBody,
    example: { password: 'Secret-123', repeated_password: 'Secret-123' },
    response: message.extend({
      /** As of a sign-in. */
      device: z.string(),
    }),
  }),
  logout: endpoint({
    domain: 'accounts',
    summary: 'Revoke the token of this request',
    method: 'POST',
    path: '/auth/logout/',
    access: 'owner',
    status: 204,
    response: z.undefined(),
  }),
  demoLogin: endpoint({
    domain: 'accounts',
    summary: 'Open a throw-away demo account and sign in to it',
    method: 'POST',
    path: '/auth/demo-login/',
    access: 'anyone',
    limits: { perCaller: { times: 20, seconds: 600 } },
    response: signedIn,
  }),
  me: endpoint({
    domain: 'accounts',
    summary: 'The signed-in owner',
    method: 'GET',
    path: '/auth/get-full-user-data/',
    access: 'owner',
    response: user,
  }),
  changePersonals: endpoint({
    domain: 'accounts',
    summary: 'Change name, tax id and address',
    method: 'PATCH',
    path: '/auth/change-personals/',
    access: 'owner',
    body: personalsBody,
    example: {
      first_name: 'Anna',
      last_name: 'Huber',
      tax_id: 'ATU1',
      address: {
        street: 'Seeweg',
        house_number: '7a',
        postal_code: '5310',
        city: 'Mondsee',
        country: 'Austria',
        phone: '+436641234567',
      },
    },
    response: user,
  }),
}
