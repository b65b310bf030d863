import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { LineIcon } from '../frame/line-icon.tsx'
import { shellCatalog } from '../messages/catalogs.ts'

/** Opens and closes the navigation. */
export function NavToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useMessages(shellCatalog)
  return (
    <button
      type="button"
      className="shell-icon-button"
      aria-expanded={isOpen}
      aria-controls="navigation"
      aria-label={isOpen ? t.closeNavigation : t.openNavigation}
      onClick={onToggle}
    >
      <LineIcon d={isOpen ? 'M15 6l-6 6 6 6' : 'M4 7h16M4 12h16M4 17h16'} />
    </button>
  )
}
