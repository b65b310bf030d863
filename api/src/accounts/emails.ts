import type { AppEnv } from '../env.ts'
import { email } from '../mail/template.ts'

export const emailActivation = (to: string, name: string, link: string) =>
  email({
    to,
    subject: 'Activate your Keyhaven account',
    paragraphs: [
      `Hello ${name},`,
      'Please activate your account to finish signing up. The link works once and expires after 48 hours.',
    ],
    action: { words: 'Activate account', link },
  })

export const emailAlreadyRegistered = (to: string, name: string, origin: string) =>
  email({
    to,
    subject: 'You already have a Keyhaven account',
    paragraphs: [
      `Hello ${name},`,
      'Someone, probably you, tried to sign up with this email address. It already has an account, so we changed nothing.',
      `You can sign in at ${origin}/owner/login. If you have forgotten your password, you can choose a new one:`,
    ],
    action: { words: 'Choose a new password', link: `${origin}/owner/forgot-password` },
  })

/** For an account that nobody has activated, this does it too. */
export const emailReset = (to: string, name: string, link: string, isActive: boolean) =>
  email({
    to,
    subject: 'Choose a new Keyhaven password',
    paragraphs: [
      `Hello ${name},`,
      isActive
        ? 'You asked for a new password. The link works once and expires after one hour. Until you use it, your password stays the same.'
        : 'Your account is not active yet. Choose a password to activate it. The link works once and expires after one hour.',
    ],
    closing: 'If you did not ask for this, you can ignore this email: nothing will change.',
    action: { words: 'Choose a new password', link },
  })

/** What to do when somebody else did it. */
const notYou = ({ operator }: AppEnv) => `If this was not you, please write to ${operator.email} right away.`

export const emailPasswordChanged = (to: string, name: string, env: AppEnv) =>
  email({
    to,
    subject: 'Your Keyhaven password was changed',
    paragraphs: [
      `Hello ${name},`,
      'The password of your account was changed. You have been signed out everywhere else.',
      `If this was not you, choose a new password at ${env.origin}/owner/forgot-password and write to ${env.operator.email} right away.`,
    ],
    closing: 'If you changed it yourself, there is nothing more to do.',
  })

/** To the address that is given up; who reads it there need not learn the new one. */
export const emailAddressChanged = (to: string, name: string, env: AppEnv) =>
  email({
    to,
    subject: 'The email address of your Keyhaven account was changed',
    paragraphs: [
      `Hello ${name},`,
      'The email address of your account was changed. You can no longer sign in with this one.',
      notYou(env),
    ],
    closing: 'If you changed it yourself, there is nothing more to do.',
  })

export const emailNewAddress = (to: string, name: string, env: AppEnv) =>
  email({
    to,
    subject: 'This is now the email address of your Keyhaven account',
    paragraphs: [
      `Hello ${name},`,
      `From now on, use this address to sign in at ${env.origin}/owner/login. Our emails will arrive here too.`,
    ],
    closing: `If you have never heard of Keyhaven, someone mistyped their address. Please tell us: ${env.operator.email}.`,
  })
