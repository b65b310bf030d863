import { lens } from '../frame/icons.ts'
import { LineIcon } from '../frame/line-icon.tsx'

const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'
type Props = { className?: string; label?: string; onOpen: () => void }

/** Opens the search over everything. With words and its shortcut inside the navigation, as a bare icon elsewhere. */
export function FinderButton({ className = 'shell-icon-button', label, onOpen }: Props) {
  return (
    <button
      type="button"
      className={className}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`Search everything (${shortcut})`}
      {...(!label && { 'aria-label': 'Search' })}
    >
      <LineIcon d={lens} />
      {label && <span>{label}</span>}
      {label && <kbd aria-hidden>{shortcut}</kbd>}
    </button>
  )
}
