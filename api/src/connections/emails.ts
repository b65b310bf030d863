import type { AppEnv } from '../env.ts'
import { email } from '../mail/template.ts'

type To = { email: string; first_name: string }

export const emailKeyMade = (to: To, name: string, env: AppEnv) =>
  email({
    to: to.email,
    subject: 'An API key was created for your Keyhaven account',
    paragraphs: [
      `Hello ${to.first_name},`,
      `The key “${name}” was created. Any software that has it can access your account without your password.`,
    ],
    closing: `If this was not you, revoke it under Settings, Connections, choose another password, and write to ${env.operator.email} right away.`,
    action: { words: 'See your keys', link: `${env.origin}/owner/dashboard/settings/connections` },
  })

export const emailTurnedOff = (to: To, url: string, error: string, env: AppEnv) =>
  email({
    to: to.email,
    subject: 'A webhook of your Keyhaven account was turned off',
    paragraphs: [
      `Hello ${to.first_name},`,
      `We could not reach ${url}, and turned it off. Last attempt: ${error}`,
      'Once it works again, turn it on under Settings, Connections, and send again what it missed.',
    ],
    action: { words: 'See your webhooks', link: `${env.origin}/owner/dashboard/settings/connections` },
  })
