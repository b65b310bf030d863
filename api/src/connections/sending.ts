import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { queueMail } from '../mail/outbox.ts'
import { webhookAttempts } from '../metrics/meters.ts'
import { FetchRefused, guardedFetch } from '../outgoing/guarded-fetch.ts'
import { networkProblem } from '../outgoing/network-problem.ts'
import { unseal } from '../sealed-secret.ts'
import { Webhook } from 'standardwebhooks'
import { emailTurnedOff, type Failure, failureText } from './emails.ts'
import { giveUp, markFailed, markForLater, markSent, type ClaimedDelivery } from './delivery-writes.ts'

type Context = Pick<AppContext, 'db' | 'env' | 'clock'>

/** Seconds until each next try, as Standard Webhooks proposes: about three days in all. */
const retryDelaysSeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
const limits = { timeoutMs: 15_000, maxBytes: 100_000 }
const goneStatus = 410

/** Address of the record, for a key that may read it: the event itself holds nothing about people. */
const hrefOf = ({ event, subject_id, booking_id }: ClaimedDelivery, origin: string) => {
  const of = `${origin}/keyhaven/api`
  if (event.startsWith('booking.')) return `${of}/booking/${subject_id}/`
  if (event.startsWith('client.')) return `${of}/client/${subject_id}/`
  if (event.startsWith('invoice.')) return `${of}/invoices/owner/?booking=${booking_id}`
  if (event.startsWith('payment.')) return `${of}/booking/${booking_id}/payments/`
  return null
}

/** Body of a delivery: the same bytes at every try. */
export const bodyOf = (delivery: ClaimedDelivery, origin: string) =>
  JSON.stringify({
    type: delivery.event,
    timestamp: delivery.created_at.toISOString(),
    data: { id: delivery.subject_id, booking: delivery.booking_id, href: hrefOf(delivery, origin) },
  })

/** The headers of Standard Webhooks. For a day after the secret was renewed the one before signs, too. */
async function signed({ db, clock }: Context, delivery: ClaimedDelivery, body: string) {
  const id = `msg_${delivery.id}`
  const now = clock()
  const signatures = await Promise.all(
    [delivery.secret, delivery.former_secret].flatMap((sealed) =>
      sealed
        ? [
            unseal(db, { owner: delivery.owner, purpose: 'webhook' }, sealed).then((secret) =>
              new Webhook(secret.toString('base64')).sign(id, now, body),
            ),
          ]
        : [],
    ),
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'Keyhaven-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

type Outcome = { status: number; failure: Failure | null }

async function attempt(context: Context, delivery: ClaimedDelivery): Promise<Outcome> {
  try {
    const body = bodyOf(delivery, context.env.origin)
    const headers = await signed(context, delivery, body)
    const mayConnect = context.env.outgoingRequests === 'anywhere' ? () => true : undefined
    const { status } = await guardedFetch(delivery.url, { ...limits, headers, body, mayConnect })
    return { status, failure: status >= 200 && status < 300 ? null : { status } }
  } catch (error) {
    return { status: 0, failure: error instanceof FetchRefused ? error.why : networkProblem(error) }
  }
}

/** Sends a delivery that was taken, and tells whether its server took it. */
export async function send(context: Context, delivery: ClaimedDelivery): Promise<boolean> {
  const { status, failure } = await attempt(context, delivery)
  await settle(context, delivery, { status, failure })
  return failure === null
}

/** Settles a delivery. A failed one waits longer each time; after the last the webhook is turned off. */
async function settle(context: Context, delivery: ClaimedDelivery, { status, failure }: Outcome) {
  webhookAttempts.inc({ result: failure === null ? 'sent' : 'failed' })
  if (failure === null) return markSent(context.db, delivery, status)
  const outcome = { status, error: failureText(failure) }
  // The owner who asked for a test looks at its result: it is not tried again.
  if (delivery.event === 'test') return markFailed(context.db, delivery, outcome)
  const pause = retryDelaysSeconds[delivery.attempts - 1]
  if (pause !== undefined && status !== goneStatus) return markForLater(context.db, delivery, outcome, pause)
  return transact(context.db, async (tx) => {
    const recipient = await giveUp(tx, delivery, outcome)
    if (recipient)
      await queueMail(tx, { ...emailTurnedOff(recipient, delivery.url, failure, context.env), owner: delivery.owner })
  })
}
