import { z } from 'zod'
import { localeTag, logoPicture, message, user } from './accounts.ts'
import { password } from '../domain/password.ts'
import { whenValid } from '../domain/cross-field.ts'
import { endpoint, signInLimit } from './endpoint.ts'
import { pictureFile } from '../domain/picture-file.ts'
import { id, idParams } from '../domain/number.ts'
import { email } from '../domain/text.ts'

const weak = 'Password must include upper/lowercase, a number and a special character'
const strong = (required: string, wrong: string) =>
  z
    .string(required)
    .min(1, required)
    .refine((value) => password().safeParse(value).success, wrong)

export const changeEmailBody = z.object({
  actual_email: email('Please enter your actual email', 'Please enter a valid email'),
  actual_password: strong('Please enter your actual password', 'Please enter a valid password'),
  new_email: email('Please enter your new email', 'Please enter a valid email'),
})

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
/** What both ends say where `actual_email` is not the account's. */
export const notYourEmail = 'This is not your email'

/** The form of an owner whose address is `current`, compared trimmed and case-insensitively. */
export const changeEmailForm = (current: string) =>
  changeEmailBody.extend({
    actual_email: changeEmailBody.shape.actual_email.refine((value) => sameAddress(value, current), notYourEmail),
  })

const passwords = z.object({
  old_password: strong('Password is required', weak),
  new_password: strong('Password is required', weak),
  confirm_password: z.string('Password is required').min(1, 'Password is required'),
})
export const changePasswordBody = passwords.refine((body) => body.new_password === body.confirm_password, {
  path: ['confirm_password'],
  error: 'Passwords do not match',
  when: whenValid(passwords.pick({ confirm_password: true })),
})

/** The owner's name in the address of the public page. */
export const slugBody = z.object({
  slug: z
    .string('Please enter a name for your link')
    .trim()
    .min(1, 'Please enter a name for your link')
    .min(3, 'Minimum 3 characters')
    .max(60, 'At most 60 characters')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Only lower-case letters and numbers, with single hyphens in between'),
})

export const localeBody = z.object({ locale: localeTag })

/** A place where the owner is signed in. Moments are ISO 8601 in UTC. */
export const accountSession = z
  .object({
    id,
    /** `Chrome on Windows`, as the browser names itself. */
    device: z.string(),
    /** True for the session that makes the call. */
    current: z.boolean(),
    created_at: z.string(),
    /** To the hour. */
    last_used_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'AccountSession' })
export type AccountSession = z.infer<typeof accountSession>

/** What a logo may weigh. */
export const logoBytes = 5 * 1_048_576
export const logoTooLarge = 'A logo can be at most 5 MB'
/** What the form of the logo holds: the chosen file. */
export const logoForm = z.object({ logo: pictureFile(logoBytes, logoTooLarge) })

const none = { status: 204, response: z.undefined() } as const

/** What owners change about their account; each needs a `Token`. */
export const accountSettingsApi = {
  changeEmail: endpoint({
    domain: 'accounts',
    summary: 'Change the e-mail address at once; both addresses are notified by email',
    method: 'PATCH',
    path: '/auth/change-email/',
    access: 'owner',
    limits: { perCaller: signInLimit, perOwner: { times: 5, seconds: 3600 } },
    refusesDemo: "You can't change e-mail for guest account",
    body: changeEmailBody,
    example: { actual_email: 'anna@example.com', actual_password: 'Secret-123', new_email: 'new@example.com' },
    response: user,
  }),
  changePassword: endpoint({
    domain: 'accounts',
    summary: 'Change the password; signs out everywhere else',
    method: 'PATCH',
    path: '/auth/change-password/',
    access: 'owner',
    limits: { perCaller: signInLimit, perOwner: { times: 10, seconds: 300 } },
    refusesDemo: "You can't change password for guest account",
    body: changePasswordBody,
    example: { old_password: 'Secret-123', new_password: 'Secret-123', confirm_password: 'Secret-123' },
    response: message,
  }),
  changeSlug: endpoint({
    domain: 'accounts',
    summary: 'Change the name in the address of the public page; the old address redirects',
    method: 'PATCH',
    path: '/auth/change-slug/',
    access: 'owner',
    limits: { perCaller: signInLimit, perOwner: { times: 20, seconds: 3600 } },
    refusesDemo: "You can't change the public page link in a demo account",
    body: slugBody,
    example: { slug: 'anna-by-the-lake' },
    response: user,
  }),
  changeLocale: endpoint({
    domain: 'accounts',
    summary: 'Change the language of the screens and mails',
    method: 'PATCH',
    path: '/auth/change-locale/',
    access: 'owner',
    body: localeBody,
    example: { locale: 'de' },
    response: user,
  }),
  logo: endpoint({
    domain: 'accounts',
    summary: 'The logo',
    method: 'GET',
    path: '/auth/logo/',
    access: 'owner',
    response: logoPicture,
  }),
  changeLogo: endpoint({
    domain: 'accounts',
    summary: 'Upload a logo, as the file `logo` of the form',
    method: 'PATCH',
    path: '/auth/logo/',
    access: 'owner',
    limits: { perOwner: { times: 30, seconds: 600 } },
    multipart: { field: 'logo', most: 1, bytes: logoBytes, tooLarge: () => logoTooLarge },
    body: z.object({}),
    example: {},
    response: logoPicture,
  }),
  removeLogo: endpoint({
    domain: 'accounts',
    summary: 'Remove the logo',
    method: 'DELETE',
    path: '/auth/logo/',
    access: 'owner',
    ...none,
  }),
  sessions: endpoint({
    domain: 'accounts',
    summary: 'Where the owner is signed in: this session first, then the last used',
    method: 'GET',
    path: '/auth/sessions/',
    access: 'owner',
    response: z.array(accountSession),
  }),
  endSession: endpoint({
    domain: 'accounts',
    summary: 'End one session',
    method: 'DELETE',
    path: '/auth/session/:id/',
    access: 'owner',
    params: idParams,
    ...none,
  }),
  endSessions: endpoint({
    domain: 'accounts',
    summary: 'End every session, including this one',
    method: 'DELETE',
    path: '/auth/sessions/',
    access: 'owner',
    ...none,
  }),
}
