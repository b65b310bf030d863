import type { AppEnv } from '../../env.ts'
import { email } from '../../mail/template.ts'

const sentences = {
  'app-on': 'An authenticator app was set up. From now on, signing in with your password also asks for its code.',
  'app-off': 'The authenticator app was turned off. Its codes are no longer asked for.',
  'passkey-added': 'A passkey was added. It signs you in without your password.',
  'passkey-removed': 'A passkey was removed. It no longer signs you in.',
  'new-codes': 'New recovery codes were made. The old ones no longer work.',
  'code-used': 'Someone, probably you, signed in with one of your recovery codes. That code no longer works.',
  'turned-off': 'We have turned two-step sign-in off, as you asked us to. Your password alone signs you in.',
}
export type FactorChange = keyof typeof sentences

/** What was changed about how the owner signs in, to the owner: it may have been another. */
export const emailFactorChanged = (to: string, name: string, change: FactorChange, env: AppEnv) =>
  email({
    to,
    subject:
      change === 'code-used' ? 'A recovery code was used to sign in to Keyhaven' : 'Two-step sign-in was changed',
    paragraphs: [
      `Hello ${name},`,
      sentences[change],
      `If this was not you, choose a new password at ${env.origin}/owner/forgot-password and write to ${env.operator.email} right away.`,
    ],
    closing: 'If this was you, there is nothing more to do.',
  })
