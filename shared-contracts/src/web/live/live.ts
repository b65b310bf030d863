import { type LiveEvent, liveEvent } from '../../contract/events.ts'
import { followStream } from './live-stream.ts'
import { everyDomain, refresh } from './stale-queries.ts'

const everything: LiveEvent = { domains: [everyDomain] }

/** Old browsers, and pages that are not served securely, know no locks: there every tab listens for itself. */
const locks = () => (typeof BroadcastChannel === 'undefined' ? undefined : navigator.locks)

/**
 * Keeps what is shown fresh while somebody is signed in, and answers how to stop. Of all tabs of an account one listens,
 * the one that has the lock, and tells the others; when it goes, the next one takes over.
 */
export const startLive = (owner: number): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const name = `keyhaven-live-${owner}`
  const others = locks() && new BroadcastChannel(name)
  others?.addEventListener('message', ({ data }) => {
    const event = liveEvent.safeParse(data)
    if (event.success) refresh(event.data.domains)
  })
  const tellOthers = others?.postMessage.bind(others)
  const tell = (event: LiveEvent) => {
    refresh(event.domains)
    tellOthers?.(event)
  }
  /** `hasMissed`: until now another tab listened, or none did. */
  const lead = (hasMissed: boolean) => {
    const connected = (isAgain: boolean) => {
      if (hasMissed || isAgain) tell(everything)
    }
    return followStream({ connected, changed: tell }, signal)
  }
  const takeTurn = async () => {
    const all = locks()
    if (!all) return lead(false)
    const first = await all.request(name, { ifAvailable: true }, (lock) => lock && lead(false).then(() => true))
    if (first === null) await all.request(name, { signal }, () => lead(true))
  }
  // Stopped while it waited for its turn.
  takeTurn().catch(() => undefined)
  return () => {
    stop.abort()
    others?.close()
  }
}
