import type { AppContext } from '../context.ts'
import { subscribe } from '../db/listen.ts'
import type { OwnerId } from '../owner-id.ts'
import { takeDelivery } from './delivery-writes.ts'
import { send } from './sending.ts'

type Log = { error(fields: object, message: string): void }
type Context = Pick<AppContext, 'db' | 'env' | 'clock'>

/** Requests under way at the same time, in all and to the servers of one owner: one that is slow holds up nobody else. */
const mostAtOnce = 16
const mostOfOwner = 2

function openSender(context: Context, failed: (error: unknown) => void) {
  const underWay = new Map<Promise<unknown>, OwnerId>()
  const state = { isOver: false, again: false, looking: undefined as Promise<void> | undefined }
  const busyOwners = () => {
    const owners = [...underWay.values()]
    return [...new Set(owners)].filter((owner) => owners.filter((one) => one === owner).length >= mostOfOwner)
  }
  const look = async () => {
    do {
      state.again = false
      while (!state.isOver && underWay.size < mostAtOnce) {
        const taken = await takeDelivery(context.db, context.clock(), busyOwners())
        if (!taken) break
        const sending = send(context, taken)
          .catch(failed)
          .finally(() => {
            underWay.delete(sending)
            wake()
          })
        underWay.set(sending, taken.owner)
      }
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
    while (state.looking || underWay.size > 0) await Promise.all([state.looking, ...underWay.keys()])
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
