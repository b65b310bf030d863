import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { AppEnv } from '../env.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { email, toOwner } from '../mail/template.ts'

const messages = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

const connectionsPage = (origin: string) => `${origin}/owner/dashboard/settings/connections`

export function emailKeyMade(owner: OwnerRecipient, name: string, { origin, operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, notYou, action } = t.keyMade
  return email({
    ...head,
    subject,
    paragraphs: [text(name)],
    closing: notYou(operator.email),
    action: { words: action, link: connectionsPage(origin) },
  })
}

/** Reason why an event did not reach a webhook: the server's status, or what went wrong before. */
export type Failure = { status: number } | keyof Messages['failures']

const inWords = (t: Messages, failure: Failure) =>
  typeof failure === 'string' ? t.failures[failure] : t.answered(failure.status)

/** Reason of a failure in English, as it is stored. */
export const failureText = (failure: Failure) => inWords(messages.en, failure)

export function emailTurnedOff(owner: OwnerRecipient, url: string, failure: Failure, { origin }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, onceItWorks, action } = t.turnedOff
  return email({
    ...head,
    subject,
    paragraphs: [text(url, inWords(t, failure))],
    closing: onceItWorks,
    action: { words: action, link: connectionsPage(origin) },
  })
}
