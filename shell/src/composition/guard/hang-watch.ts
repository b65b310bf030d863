import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'

/** Of a version that is being started. No script can interrupt it, so it is written down before. */
const starting = 'starting.'
/** Of a version whose mark was still there when the page was opened again. */
const hung = 'hung.'

const marks = (prefix: string) => Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix))
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    // Where nothing may be stored, nothing is known of the visit before.
    return undefined
  }
}

/** All that was started is on the screen, or has failed, or is being left: the page is alive. */
export const endWatch = () =>
  quietly(() => {
    for (const key of marks(starting)) window.sessionStorage.removeItem(key)
  })

/** Writes down, for as long as it may hang, that a version of an area is being started. */
export const watchStart = (area: AreaId, version: string) => {
  quietly(() => window.sessionStorage.setItem(starting + area, version))
  return () => quietly(() => window.sessionStorage.removeItem(starting + area))
}

/** Takes in what the visit before has left in this tab. A page that is left while it can still run leaves nothing. */
export const startHangWatch = () => {
  quietly(() => {
    for (const key of marks(starting)) {
      const version = window.sessionStorage.getItem(key) ?? ''
      window.sessionStorage.removeItem(key)
      window.sessionStorage.setItem(hung + key.slice(starting.length), version)
    }
  })
  window.addEventListener('pagehide', endWatch)
}

/** The version of an area that hung this tab. */
export const hungVersion = (area: AreaId) => quietly(() => window.sessionStorage.getItem(hung + area)) ?? undefined

/** Lets it be tried again. */
export const forgetHang = (area: AreaId) => quietly(() => window.sessionStorage.removeItem(hung + area))
