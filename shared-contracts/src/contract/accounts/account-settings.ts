import { reasons } from '../../domain/reasons/reasons.ts'
import { reason, type Message } from '../../domain/reasons/reason.ts'
import { z } from 'zod'
import { localeTag, logoPicture, message, user } from './accounts.ts'
import { password } from '../../domain/password.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { endpoint, signInLimit } from '../endpoint.ts'
import { pictureFile } from '../../domain/place/picture-file.ts'
import { id, idParams } from '../../domain/money/number.ts'
import { isReservedSlug } from '../../domain/text/slug.ts'
import { cleanLine } from '../../domain/text/clean.ts'
import { email } from '../../domain/text/email.ts'

const weak = 'general.passwordMustIncludeUpperLowercaseNumber'
const strong = (required: Message, wrong: Message) =>
  z
    .string(required)
    .min(1, required)
    .refine((value) => password().safeParse(value).success, wrong)

export const changeEmailBody = z.object({
  actual_email: email('accounts.enterActualEmail', 'accounts.enterValidEmail'),
  actual_password: strong('accounts.enterActualPassword', 'accounts.enterValidPassword'),
  new_email: email('accounts.enterNewEmail', 'accounts.enterValidEmail'),
})

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
/** Sentence of form and API where `actual_email` is not the account's. */
export const notYourEmail = 'accounts.notYourEmail'

/** The form of an owner whose address is `current`, compared trimmed and case-insensitively. */
export const changeEmailForm = (current: string) =>
  changeEmailBody.extend({
    actual_email: changeEmailBody.shape.actual_email.refine((value) => sameAddress(value, current), notYourEmail),
  })

const passwords = z.object({
  old_password: strong(reasons.required('password'), weak),
  new_password: strong(reasons.required('password'), weak),
  confirm_password: z.string(reasons.required('password')).min(1, reasons.required('password')),
})
export const changePasswordBody = passwords.refine((body) => body.new_password === body.confirm_password, {
  path: ['confirm_password'],
  error: 'accounts.passwordsDoNotMatch',
  when: whenValid(passwords.pick({ confirm_password: true })),
})

/** The owner's name in the address of the public page. */
export const slugBody = z.object({
  slug: z
    .string('accounts.enterNameLink')
    .overwrite(cleanLine)
    .min(1, 'accounts.enterNameLink')
    .min(3, 'general.atLeastCharacters')
    .max(60, 'general.atMostCharacters')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'accounts.onlyLowerCaseLettersAndNumbers')
    .refine((slug) => !isReservedSlug(slug), 'accounts.slugReserved'),
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

/** Size limit of a logo. */
export const logoBytes = 5 * 1_048_576
export const logoTooLarge = reason('accounts.logoTooLarge')
/** Value of the logo's form: the chosen file. */
export const logoForm = z.object({ logo: pictureFile(logoBytes, logoTooLarge) })

const none = { status: 204, response: z.undefined() } as const

/** Calls with which owners change their account; each needs a `Token`. */
export const accountSettingsApi = {
  changeEmail: endpoint({
    domain: 'accounts',
    summary: 'Change the e-mail address at once; both addresses are notified by email',
    method: 'PATCH',
    path: '/auth/change-email/',
    access: 'owner',
    limits: { perCaller: signInLimit, perOwner: { times: 5, seconds: 3600 } },
    refusesDemo: 'accounts.cantChangeEMailGuestAccount',
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
    refusesDemo: 'accounts.cantChangePasswordGuestAccount',
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
    refusesDemo: 'accounts.cantChangePublicPageLinkDemo',
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
    multipart: { field: 'logo', maxFiles: 1, bytes: logoBytes, tooLarge: () => logoTooLarge },
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
