import type { AppEnv } from '../env.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { email, toOwner } from '../mail/template.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import { messages as nl } from './messages/nl.ts'

const messages = { en, de, it, nl, fr }

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
export type Failure = { status: number } | keyof typeof en.failures

const inWords = (t: typeof en, failure: Failure) =>
  typeof failure === 'string' ? t.failures[failure] : t.answered(failure.status)

/** Reason of a failure in English, as it is stored. */
export const failureText = (failure: Failure) => inWords(en, failure)

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
