import { useMemo, useSyncExternalStore } from 'react'
import { type Day, dayIn } from '../../domain/days/day.ts'
import { useLocale } from '../locale/use-locale.ts'

/** `21.11.2026, 15:30` on the clock of the reader, as the language of the screen writes it. */
export const localMoment = (iso: string) => useLocale.getState().language.moment(iso)

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * The day it is where the user sits; the API decides by the day of the property. By hand: to start the browser's own
 * formatter costs a phone a tenth of a second.
 */
export const localToday = (now = new Date()): Day =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`

const minuteMs = 60_000
/** Every time zone is off UTC by a multiple of this, so a day begins nowhere in between. */
const quarterMs = 15 * minuteMs
/** The clocks of browser and server differ a little: what is asked for at midnight should be of the new day there too. */
const afterMs = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** A computer that slept has lost its timers, so the clock is also looked at whenever the page is. */
const lookAgain = () => {
  clearTimeout(timer)
  timer = setTimeout(lookAgain, minuteMs + afterMs - (Date.now() % minuteMs))
  for (const listener of listeners) listener()
}
const moments = ['visibilitychange', 'pageshow', 'focus', 'resume'] as const

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (listeners.size === 1) {
    lookAgain()
    for (const moment of moments) window.addEventListener(moment, lookAgain, true)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    for (const moment of moments) window.removeEventListener(moment, lookAgain, true)
  }
}
const quarterNow = () => Math.floor(Date.now() / quarterMs)

/** A moment that is of the same day as this one in every time zone; a new one, with which its screen is drawn again, once it is not. */
export const useMoment = () => {
  const quarter = useSyncExternalStore(subscribe, quarterNow, quarterNow)
  return useMemo(() => new Date(quarter * quarterMs), [quarter])
}

/** The day it is in a time zone, that of a property; without one, where the user sits. Midnight moves it on an open page. */
export const useTodayIn = (zone?: string): Day => {
  const moment = useMoment()
  return zone === undefined ? localToday(moment) : dayIn(zone, moment)
}
