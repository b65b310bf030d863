import { useEffect, useState } from 'react'

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

/** Whether the search over everything is open; its shortcut opens and closes it where it is allowed. */
export const useFinder = (isAllowed: boolean) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isAllowed) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      // The browser's own is the address bar.
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isAllowed])
  return { isOpen: isOpen && isAllowed, open: () => setOpen(true), close: () => setOpen(false) }
}
