import { inGuestsLanguages, inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { ImportConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import type { AppEnv } from '../env.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { email, toOwner } from '../mail/template.ts'
import type { Messages as GuestMessages } from './messages/guest/en.ts'
import type { Messages } from './messages/owner/en.ts'

const messages = await inOwnersLanguages<Messages>((locale) => import(`./messages/owner/${locale}.ts`))
const guestMessages = await inGuestsLanguages<GuestMessages>((locale) => import(`./messages/guest/${locale}.ts`))

const channelsPage = (origin: string) => `${origin}/owner/dashboard/channels`

/** Words for a guest whose request loses its nights to a portal. */
export const bookedElsewhere = (locale: string | null) =>
  guestMessages[isGuestLocale(locale) ? locale : 'en'].bookedElsewhere

type Stale = { name: string; unit: string }

export function emailStale(owner: OwnerRecipient, feeds: readonly Stale[], { origin }: Pick<AppEnv, 'origin'>) {
  const { t, head } = toOwner(messages, owner)
  return email({
    ...head,
    subject: t.stale.subject,
    paragraphs: [t.stale.text, feeds.map(({ name, unit }) => `${name}, ${unit}`).join('\n'), t.stale.risk],
    closing: t.closing,
    action: { words: t.action, link: channelsPage(origin) },
  })
}

export function emailConflicts(
  owner: OwnerRecipient,
  conflicts: readonly ImportConflict[],
  { origin }: Pick<AppEnv, 'origin'>,
) {
  const { t, head } = toOwner(messages, owner)
  const lineOf = ({ reason, feed, unit, check_in, check_out }: ImportConflict) =>
    t.conflict[reason]({ channel: feed.name, unit: unit.name, from: check_in, to: check_out })
  return email({
    ...head,
    subject: t.conflict.subject,
    paragraphs: [...conflicts.map(lineOf), t.conflict.text],
    closing: t.closing,
    action: { words: t.action, link: channelsPage(origin) },
  })
}
