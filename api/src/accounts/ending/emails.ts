import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { AppEnv } from '../../env.ts'
import type { OwnerRecipient } from '../../mail/mailer.ts'
import { email, toOwner } from '../../mail/template.ts'

const messages = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const settingsPage = (origin: string) => `${origin}/owner/dashboard/settings`

export function emailEnding(owner: OwnerRecipient, endsAt: Date, { origin, operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const day = dayOf(endsAt)
  return email({
    ...head,
    subject: t.ending.subject(day),
    paragraphs: [t.ending.text(day), t.ending.untilThen],
    closing: t.ending.notYou(operator.email),
    action: { words: t.keep, link: settingsPage(origin) },
  })
}

export function emailEndsSoon(owner: OwnerRecipient, endsAt: Date, { origin, operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const day = dayOf(endsAt)
  return email({
    ...head,
    subject: t.endsSoon.subject(day),
    paragraphs: [t.endsSoon.text(day)],
    closing: t.ending.notYou(operator.email),
    action: { words: t.keep, link: settingsPage(origin) },
  })
}

export function emailKept(owner: OwnerRecipient, { operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, notYou } = t.kept
  return email({ ...head, subject, paragraphs: [text], closing: notYou(operator.email) })
}

export function emailEnded(owner: OwnerRecipient) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, thanks } = t.ended
  return email({ ...head, subject, paragraphs: [text], closing: thanks })
}
