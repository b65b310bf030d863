import type { Cause } from '../../contract/traces.ts'
import { traceCallsWith, type TracedCall } from './client.ts'

/** Interaction that calls belong to, from its cause to the answer of the last of them, in milliseconds of `performance.now()`. */
export type Interaction = {
  trace: string
  span: string
  cause: Cause
  /** The address on which it began. */
  path: string
  beganAt: number
  endedAt: number
  open: number
}

/** A call that comes later than this after a click, and while no other call of it is open, is not because of it. */
const longestMs = 2000
/** Scripts may be long on their way before the first call of a page. */
const longestLoadMs = 10_000
/** Of a page that reports nothing, no more are remembered. */
const maxInteractions = 50

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const begin = (cause: Cause, beganAt = performance.now()): Interaction => ({
  ...{ trace: hex(16), span: hex(8), cause, path: window.location.pathname },
  ...{ beganAt, endedAt: beganAt, open: 0 },
})

/** True if calls are traced: the page's own document says so in `Server-Timing`. */
export const isTraced = () => {
  const opened: PerformanceEntry | undefined = performance.getEntriesByType?.('navigation')[0]
  // Of the type, not of the class, which a page test's DOM does not have.
  return (
    (opened as PerformanceNavigationTiming | undefined)?.serverTiming?.some(({ name }) => name === 'keyhaven-traces') ??
    false
  )
}

let current: Interaction | undefined
const interactions: Interaction[] = []

const causeOf = { click: 'click', keydown: 'input', change: 'input' } as const

const isOver = ({ cause, open, endedAt }: Interaction, now: number) =>
  open === 0 && now - endedAt > (cause === 'load' ? longestLoadMs : longestMs)

const present = () => {
  const now = performance.now()
  if (!current || isOver(current, now)) current = begin('background', now)
  if (!interactions.includes(current)) interactions.push(current)
  if (interactions.length > maxInteractions) interactions.shift()
  return current
}

/** Says on a call what it was made for: `traceparent`, as the W3C's Trace Context has it. */
const traceCall = (): TracedCall => {
  const interaction = present()
  interaction.open += 1
  return {
    header: { traceparent: `00-${interaction.trace}-${interaction.span}-01` },
    ended: () => {
      interaction.open -= 1
      interaction.endedAt = performance.now()
    },
  }
}

let isWatching = false

/** Watches what people do from now on, and lets each call say what it was made for. Does nothing where calls are not traced. */
export const watchInteractions = () => {
  if (isWatching || !isTraced()) return
  isWatching = true
  current = begin('load', 0)
  for (const [event, cause] of Object.entries(causeOf))
    window.addEventListener(event, () => (current = begin(cause)), { capture: true, passive: true })
  traceCallsWith(traceCall)
}

/** Hands out, once, what is over; all of it where the page is left. */
export const takeInteractions = (isLeaving: boolean): Interaction[] => {
  const now = performance.now()
  const over = interactions.filter(({ open, endedAt }) => isLeaving || (open === 0 && now - endedAt > longestMs))
  interactions.splice(0, interactions.length, ...interactions.filter((one) => !over.includes(one)))
  // What it is reported as has ended: a call that comes now is because of something else.
  if (current && over.includes(current)) current = undefined
  return over
}
