import { useSyncExternalStore } from 'react'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const listen = (changed: () => void) => {
  dark.addEventListener('change', changed)
  return () => dark.removeEventListener('change', changed)
}

/** The theme that an element asks for, or else that of the visitor's device. Nothing is kept. */
export const useShownTheme = (wanted: string) => {
  const isDark = useSyncExternalStore(listen, () => dark.matches)
  return wanted === 'light' || wanted === 'dark' ? wanted : isDark ? 'dark' : 'light'
}
