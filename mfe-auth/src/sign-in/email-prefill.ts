import { useLocation } from 'react-router-dom'

/** An address that was typed on one of these screens goes along to the next: in the history, never in the URL. */
export const withEmail = (email: string | undefined) => ({ state: { email } })

/** The address that was carried here; empty where none was. */
export const usePrefilledEmail = () => {
  const state: unknown = useLocation().state
  const isCarried = typeof state === 'object' && state !== null && 'email' in state
  return isCarried && typeof state.email === 'string' ? state.email : ''
}
