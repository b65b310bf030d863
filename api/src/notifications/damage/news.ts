import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { priceLinesOf } from '../../bookings/quote.ts'
import type { Tx } from '../../db/pool.ts'
import { guestLocaleOf } from '../../language.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { OwnerId } from '../../owner-id.ts'
import { type Links, type MailedStay, toGuest } from '../emails.ts'
import { statusPage } from '../links.ts'
import { findOwned } from '../reads.ts'
import type { NotifyContext } from '../service.ts'
import { summary } from '../stay-summary.ts'

type Capture = { cents: number; reason: string; hasPicture: boolean }

/** News of a damage deposit for its guest: a card is wanted, some of it or all was captured, it was released. */
export type DamageNews = { booking: number; cents: number; until: Day } & (
  | { kind: 'wanted' }
  | { kind: 'captured'; capture: Capture }
  | { kind: 'released' }
)

/** The mail of some news, in the language of the guest. */
function emailDamage(stay: MailedStay, links: Links, news: DamageNews) {
  const amount = toEuros(news.cents)
  // Terms, sums and the account for transfers are of the price: who read them here would pay the damage deposit like it.
  const about = { ...stay, terms: null, transfer: null }
  const facts = summary(about, guestLocaleOf(stay.locale), false)
  const { name } = stay.host
  return toGuest(about, links, ({ damage: t, accepted, wrote }) => {
    const usual = { action: accepted.action, facts, sums: [] }
    if (news.kind === 'wanted') return { ...usual, ...t.wanted, words: [t.wanted.text(name, amount, news.until)] }
    if (news.kind === 'released') return { ...usual, ...t.released, words: [t.released.text(name, amount)] }
    const { cents, reason, hasPicture } = news.capture
    const rest = cents < news.cents ? [t.captured.rest] : []
    return {
      ...{ ...usual, event: t.captured.event },
      words: [t.captured.text(name, toEuros(cents), amount), ...rest, ...(hasPicture ? [t.captured.picture] : [])],
      ...(reason !== '' && { quotation: { from: wrote(name), words: reason } }),
    }
  })
}

/** Mails the guest of a stay what has become of its damage deposit; nobody where no address is known. */
export async function notifyDamage(tx: Tx, owner: OwnerId, news: DamageNews, { now, origin }: NotifyContext) {
  const row = await findOwned(tx, owner, news.booking, now)
  if (!row || row.guest.email === '') return
  const page = row.is_request ? await statusPage(tx, owner, row, origin) : undefined
  const stay = { ...row, price_lines: await priceLinesOf(tx, news.booking) }
  const mail = emailDamage(stay, { origin, page }, news)
  const untilMs = Date.parse(`${news.until}T12:00:00Z`) - now.getTime()
  await queueMail(tx, { ...mail, owner, ...(news.kind === 'wanted' && untilMs > 0 && { usefulMs: untilMs }) })
}
