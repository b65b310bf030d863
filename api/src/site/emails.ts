import type { OwnerRecipient } from '../mail/mailer.ts'
import { email, toOwner } from '../mail/template.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import { messages as nl } from './messages/nl.ts'

const messages = { en, de, it, nl, fr }

type Lost = { domain: string; txt: { name: string; value: string }; origin: string }

const settingsPage = (origin: string) => `${origin}/owner/dashboard/settings/site`
const record = ({ txt }: Lost) => `${txt.name}\nTXT: ${txt.value}`

export function emailRecordGone(owner: OwnerRecipient, lost: Lost, days: number) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, otherwise } = t.recordGone
  return email({
    ...head,
    subject: subject(lost.domain),
    paragraphs: [text(lost.domain), record(lost), otherwise(days)],
    action: { words: t.action, link: settingsPage(lost.origin) },
    closing: t.givenUp,
  })
}

export function emailDomainLost(owner: OwnerRecipient, lost: Lost) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text } = t.domainLost
  return email({
    ...head,
    subject: subject(lost.domain),
    paragraphs: [text(lost.domain), record(lost)],
    action: { words: t.action, link: settingsPage(lost.origin) },
    closing: t.givenUp,
  })
}
