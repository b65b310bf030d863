import { dayIn } from './day.ts'

const canTellDay = (zone: string) => {
  try {
    return dayIn(zone, new Date(0)) !== ''
  } catch {
    return false
  }
}

const hasWholeName = (zone: string) => zone === 'UTC' || zone.includes('/')

/**
 * True for a time zone by any of its names, `Europe/Kyiv` as well as `Europe/Kiev`: engines list only one of them, and not the same. False for
 * an offset, and for a short name, which is another zone for the database (`IST`).
 */
export const isTimeZone = (zone: string): boolean => hasWholeName(zone) && canTellDay(zone)

/** Time zones that the engine lists, and the one that is chosen, which it may list by another name. */
export const timeZonesWith = (chosen?: string): string[] => [
  ...new Set(['UTC', ...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone').filter(hasWholeName)]),
]
