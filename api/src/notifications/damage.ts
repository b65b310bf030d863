import { damageDays } from '@keyhaven/shared-contracts/domain/money/damage-deposit'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { priceLinesOf } from '../bookings/quote.ts'
import { findHeldStay, type HeldStay } from '../damage-deposits/reads.ts'
import type { Tx } from '../db/pool.ts'
import { guestLocaleOf } from '../language.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import { type Links, type MailedStay, toGuest } from './emails.ts'
import { statusPage } from './links.ts'
import { findOwned } from './reads.ts'
import type { NotifyContext } from './service.ts'
import { summary } from './stay-summary.ts'

/** News of a damage deposit for its guest: a card is wanted, some of it or all was captured, it was released. */
export type DamageNews = { kind: 'asked' } | { kind: 'captured'; cents: number; reason: string } | { kind: 'released' }

function emailDamage(stay: MailedStay, links: Links, news: DamageNews, held: HeldStay) {
  const locale = guestLocaleOf(stay.locale)
  const { agreed } = held
  const amount = toEuros(agreed.cents)
  return toGuest(stay, links, ({ damage: t, accepted, wrote }) => {
    const usual = { action: accepted.action, facts: summary(stay, locale, false) }
    const { name } = stay.host
    if (news.kind === 'asked')
      return {
        ...{ ...usual, event: t.asked.event, action: t.asked.action },
        words: [t.asked.text(name, amount, damageDays(agreed, held).until)],
      }
    if (news.kind === 'released') return { ...usual, event: t.released.event, words: [t.released.text(name, amount)] }
    const { cents, reason } = news
    return {
      ...{ ...usual, event: t.captured.event },
      words: [
        t.captured.text(name, toEuros(cents), amount),
        ...(cents < agreed.cents ? [t.captured.rest] : []),
        ...(held.picture === null ? [] : [t.captured.picture]),
      ],
      ...(reason !== '' && { quotation: { from: wrote(name), words: reason } }),
    }
  })
}

/** Mails the guest of a stay what has become of its damage deposit; nobody where no address is known. */
export async function notifyDamage(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  news: DamageNews,
  { now, origin }: NotifyContext,
) {
  const row = await findOwned(tx, owner, booking, now)
  const held = await findHeldStay(tx, owner, booking)
  if (!row || !held || row.guest.email === '') return
  const page = row.is_request ? await statusPage(tx, owner, row, origin) : undefined
  const stay = { ...row, price_lines: await priceLinesOf(tx, booking) }
  const mail = emailDamage(stay, { origin, page }, news, held)
  const untilMs = Date.parse(`${damageDays(held.agreed, held).until}T12:00:00Z`) - now.getTime()
  await queueMail(tx, { ...mail, owner, ...(news.kind === 'asked' && untilMs > 0 && { usefulMs: untilMs }) })
}
