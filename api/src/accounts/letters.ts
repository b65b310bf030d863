import type { AppEnv } from '../env.ts'
import { letter } from '../mail/template.ts'

export const activationLetter = (to: string, name: string, link: string) =>
  letter({
    to,
    subject: 'Activate your Keyhaven account',
    paragraphs: [`Hello ${name},`, 'one step is left: activate your account. The link works once and for 48 hours.'],
    action: { words: 'Activate account', link },
  })

export const alreadyRegisteredLetter = (to: string, name: string, origin: string) =>
  letter({
    to,
    subject: 'You already have a Keyhaven account',
    paragraphs: [
      `Hello ${name},`,
      'somebody, probably you, tried to register with this address. It already has an account, so nothing was changed.',
      `You can sign in at ${origin}/owner/login. If you do not remember your password, choose a new one:`,
    ],
    action: { words: 'Choose a new password', link: `${origin}/owner/forgot-password` },
  })

/** For an account that nobody has activated, this does it too. */
export const resetLetter = (to: string, name: string, link: string, isActive: boolean) =>
  letter({
    to,
    subject: 'Choose a new Keyhaven password',
    paragraphs: [
      `Hello ${name},`,
      isActive
        ? 'you asked for a new password. The link works once and for 1 hour. Until then your password stays as it is.'
        : 'your account is not activated yet. Choose a password to activate it; the link works once and for 1 hour.',
    ],
    closing: 'You did not ask for this? Then do nothing, and nothing changes.',
    action: { words: 'Choose a new password', link },
  })

/** Whoever did not do it themselves is told what to do now. */
const notYou = ({ operator }: AppEnv) => `If this was not you, write to ${operator.email} at once.`

export const passwordChangedLetter = (to: string, name: string, env: AppEnv) =>
  letter({
    to,
    subject: 'Your Keyhaven password was changed',
    paragraphs: [
      `Hello ${name},`,
      'the password of your account was changed. Wherever else you were signed in, you are signed out now.',
      `If this was not you, choose a new password at ${env.origin}/owner/forgot-password and write to ${env.operator.email}.`,
    ],
    closing: 'You changed it yourself? Then there is nothing to do.',
  })

/** To the address that is given up; who reads it there need not learn the new one. */
export const emailChangedLetter = (to: string, name: string, env: AppEnv) =>
  letter({
    to,
    subject: 'The e-mail address of your Keyhaven account was changed',
    paragraphs: [
      `Hello ${name},`,
      'the e-mail address of your account was changed. This address no longer signs you in.',
      notYou(env),
    ],
    closing: 'You changed it yourself? Then there is nothing to do.',
  })

export const emailIsYoursLetter = (to: string, name: string, env: AppEnv) =>
  letter({
    to,
    subject: 'This is the new address of your Keyhaven account',
    paragraphs: [
      `Hello ${name},`,
      `from now on you sign in at ${env.origin}/owner/login with this address, and our mails come here.`,
    ],
    closing: `You do not know Keyhaven? Then somebody mistyped an address; write to ${env.operator.email}.`,
  })
