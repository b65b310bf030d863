import { LineIcon } from '../frame/line-icon.tsx'

/** Opens and closes the navigation. */
export function NavToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className="shell-icon-button"
      aria-expanded={isOpen}
      aria-controls="navigation"
      aria-label={isOpen ? 'Close navigation' : 'Open navigation'}
      onClick={onToggle}
    >
      <LineIcon d={isOpen ? 'M15 6l-6 6 6 6' : 'M4 7h16M4 12h16M4 17h16'} />
    </button>
  )
}
