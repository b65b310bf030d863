import { useLocation } from 'react-router-dom'

const storageKey = 'keyhaven-device'

/** Token of a known device: with it the right password works however many wrong ones others try. */
export const readDeviceToken = (): { device?: string } => {
  try {
    const device = localStorage.getItem(storageKey)
    return device ? { device } : {}
  } catch {
    // A browser that keeps nothing is a stranger each time.
    return {}
  }
}

export const storeDeviceToken = (device: string) => {
  try {
    localStorage.setItem(storageKey, device)
  } catch {
    // The same.
  }
}

/** An address that was typed on one of these screens goes along to the next: in the history, never in the URL. */
export const withEmail = (email: string | undefined) => ({ state: { email } })

/** The address that was carried here; empty where none was. */
export const usePrefilledEmail = () => {
  const state: unknown = useLocation().state
  const isCarried = typeof state === 'object' && state !== null && 'email' in state
  return isCarried && typeof state.email === 'string' ? state.email : ''
}
