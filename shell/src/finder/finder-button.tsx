import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useState } from 'react'
import { lens } from '../frame/icons.ts'
import { LineIcon } from '../frame/line-icon.tsx'
import { shellCatalog } from '../messages/catalogs.ts'

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

/** Open state of the search over everything; its shortcut toggles it. */
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

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
type Props = { className?: string; label?: string; onOpen: () => void }

/** Opens the search over everything. With words and its shortcut inside the navigation, as a bare icon elsewhere. */
export function FinderButton({ className = 'shell-icon-button', label, onOpen }: Props) {
  const t = useMessages(shellCatalog)
  const shortcut = isApple ? '⌘K' : `${t.finder.control} K`
  return (
    <button
      type="button"
      className={className}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t.finder.withKeys(shortcut)}
      {...(!label && { 'aria-label': t.search })}
    >
      <LineIcon d={lens} />
      {label && <span>{label}</span>}
      {label && <kbd aria-hidden>{shortcut}</kbd>}
    </button>
  )
}
