import type { AppContext } from '../context.ts'
import { subscribe } from '../db/listen.ts'
import type { OwnerId } from '../owner-id.ts'
import { ownersDue, type ClaimedDelivery, takeDelivery } from './delivery-writes.ts'
import { send } from './sending.ts'

type Log = { error(fields: object, message: string): void }
type Context = Pick<AppContext, 'db' | 'env' | 'clock'>

/** Requests that have just begun, and all that are under way: one whose server takes its time waits beside the others. */
const maxYoung = 16
const maxAtOnce = 64
const youngMs = 1000
/** Limit of deliveries for one owner; fewer for owners whose last try failed, and not many for all of those together. */
const maxOfOwner = { usual: 2, failing: 1 }
const maxOfFailing = 8
/** For how many owners the last turn is remembered; beyond that all of them start over. */
const maxTurns = 10_000

type UnderWay = { owner: OwnerId; isYoung: boolean; isFailing: boolean }

/** Owners in turns, so that nobody's events wait for those of others: who was served longest ago is next, and who fails comes last. */
function ownerTurns() {
  const underWay = new Set<UnderWay>()
  const turns = new Map<OwnerId, number>()
  const failing = new Set<OwnerId>()
  let turn = 0
  const count = (condition: (one: UnderWay) => boolean) => [...underWay].filter(condition).length
  const hasRoom = () => underWay.size < maxAtOnce && count(({ isYoung }) => isYoung) < maxYoung
  return {
    inOrder: (owners: readonly OwnerId[]) =>
      owners.toSorted(
        (a, b) => Number(failing.has(a)) - Number(failing.has(b)) || (turns.get(a) ?? 0) - (turns.get(b) ?? 0),
      ),
    hasRoom,
    mayBegin(owner: OwnerId) {
      const isFailing = failing.has(owner)
      const room = isFailing ? maxOfFailing - count((one) => one.isFailing) : maxAtOnce
      return hasRoom() && room > 0 && count((one) => one.owner === owner) < maxOfOwner[isFailing ? 'failing' : 'usual']
    },
    begin(owner: OwnerId): UnderWay {
      if (turns.size >= maxTurns) turns.clear()
      turns.set(owner, (turn += 1))
      const one = { owner, isYoung: true, isFailing: failing.has(owner) }
      underWay.add(one)
      return one
    },
    end(one: UnderWay, isSent: boolean) {
      underWay.delete(one)
      if (isSent) failing.delete(one.owner)
      else failing.add(one.owner)
    },
  }
}

function openSender(context: Context, failed: (error: unknown) => void) {
  const sending = new Set<Promise<void>>()
  const state = { isOver: false, again: false, looking: undefined as Promise<void> | undefined }
  const turns = ownerTurns()

  const begin = (delivery: ClaimedDelivery) => {
    const one = turns.begin(delivery.owner)
    const ageing = setTimeout(() => {
      one.isYoung = false
      wake()
    }, youngMs)
    const run = async () => {
      const isSent = await send(context, delivery).catch((error: unknown) => {
        failed(error)
        return false
      })
      clearTimeout(ageing)
      turns.end(one, isSent)
      sending.delete(running)
      wake()
    }
    const running = run()
    sending.add(running)
  }
  /** Sends one event of each owner, and another one of each while there is room. */
  const lookOnce = async () => {
    let due = turns.inOrder(await ownersDue(context.db))
    while (due.length > 0 && !state.isOver && turns.hasRoom()) {
      const more: OwnerId[] = []
      for (const owner of due) {
        if (state.isOver || !turns.mayBegin(owner)) continue
        const delivery = await takeDelivery(context.db, owner, context.clock())
        if (!delivery) continue
        begin(delivery)
        more.push(owner)
      }
      due = more
    }
  }
  const look = async () => {
    do {
      state.again = false
      if (turns.hasRoom()) await lookOnce()
    } while (state.again && !state.isOver)
  }
  const wake = () => {
    state.again = true
    if (state.isOver) return
    state.looking ??= look()
      .catch(failed)
      .finally(() => {
        state.looking = undefined
        // Woken after it had looked for the last time.
        if (state.again) wake()
      })
  }
  const settled = async () => {
    while (state.looking || sending.size > 0) await Promise.all([state.looking, ...sending])
  }
  return { wake, settled, end: () => void (state.isOver = true) }
}

/** Sends everything that is due. */
export async function sendDue(context: Context) {
  const errors: unknown[] = []
  const sender = openSender(context, (error) => errors.push(error))
  sender.wake()
  await sender.settled()
  if (errors.length > 0) throw errors[0]
}

/** Sends events as soon as their transaction commits; a timer catches what waits for another try. */
export function startSender(context: Context, url: string, log: Log) {
  const { wake, settled, end } = openSender(context, (error) =>
    log.error({ err: error }, 'events for webhooks could not be sent'),
  )
  const stopListening = subscribe(url, 'webhooks', { connected: wake, heard: wake })
  const timer = setInterval(wake, 5000)
  return async () => {
    end()
    clearInterval(timer)
    await stopListening()
    await settled()
  }
}
