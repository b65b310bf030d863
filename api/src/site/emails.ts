import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { email, toOwner } from '../mail/template.ts'

const messages = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

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
