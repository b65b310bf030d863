import type { Job } from 'pg-boss'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { jobsOn } from '../jobs/queues.ts'
import { queueMail } from '../mail/outbox.ts'
import { webhookAttempts } from '../metrics/meters.ts'
import { FetchRefused, guardedFetch, networkProblem } from '../outgoing/guarded-fetch.ts'
import { unseal } from '../db/secrets.ts'
import { Webhook } from 'standardwebhooks'
import type { WebhookMessage } from '@keyhaven/shared-contracts/contract/events'
import { emailTurnedOff, type Failure, failureText } from './emails.ts'
import { giveUp, markFailed, markForLater, markSent, takeDelivery, type ClaimedDelivery } from './delivery-writes.ts'
import { hasFailingTurns, sendLater, setTurns, type WebhookJob } from './webhook-job-writes.ts'

type Context = Pick<AppContext, 'db' | 'env' | 'clock'>

/** Seconds until each next try, as Standard Webhooks proposes: about three days in all. */
const retryDelaysSeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
const limits = { timeoutMs: 15_000, maxBytes: 100_000 }
const goneStatus = 410

/** Address of the record, for a key that may read it: the event itself holds nothing about people. */
const hrefOf = ({ event, subject_id, booking_id }: ClaimedDelivery, origin: string) => {
  const of = `${origin}/keyhaven/api`
  if (event.startsWith('booking.')) return `${of}/booking/${subject_id}/`
  if (event.startsWith('import.')) return `${of}/channels/import/${subject_id}/`
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
  } satisfies WebhookMessage)

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

type FailedTry = { status: number; failure: Failure }
type Outcome = FailedTry | { status: number; failure: null }

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

type WorkedJob = Pick<Job<WebhookJob>, 'id' | 'data' | 'retryCount' | 'groupTier'>

/** Tries once to send the delivery of a job, and ends the job with what came of it. */
export async function sendWebhook(context: Context, job: WorkedJob) {
  const delivery = await takeDelivery(context.db, job.data.delivery, context.clock())
  if (delivery) await settle(context, job, delivery, await attempt(context, delivery))
}

/**
 * Settles a delivery and ends its job in one transaction, so that nothing is tried twice and another try finds no job in its way. A failed
 * one waits longer each time; after the last the webhook is turned off.
 */
async function settle(context: Context, job: WorkedJob, delivery: ClaimedDelivery, { status, failure }: Outcome) {
  const isSent = failure === null
  webhookAttempts.inc({ result: isSent ? 'sent' : 'failed' })
  await transact(context.db, async (tx) => {
    await jobsOn(tx).complete('webhooks', job)
    if (isSent === hasFailingTurns(job)) await setTurns(tx, delivery.owner, !isSent)
    if (isSent) await markSent(tx, delivery, status)
    else await settleFailed(context, tx, delivery, { status, failure })
  })
}

async function settleFailed({ env }: Context, tx: Sql, delivery: ClaimedDelivery, { status, failure }: FailedTry) {
  const outcome = { status, error: failureText(failure) }
  const pauseSeconds = retryDelaysSeconds[delivery.attempts - 1]
  // The owner who asked for a test looks at its result: it is not tried again.
  if (delivery.event === 'test') {
    await markFailed(tx, delivery, outcome)
  } else if (pauseSeconds !== undefined && status !== goneStatus) {
    if (await markForLater(tx, delivery, outcome)) await sendLater(tx, delivery, pauseSeconds)
  } else {
    const recipient = await giveUp(tx, delivery, outcome)
    if (recipient)
      await queueMail(tx, { ...emailTurnedOff(recipient, delivery.url, failure, env), owner: delivery.owner })
  }
}
