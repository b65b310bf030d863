import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { moon, sun } from './icons.ts'
import { LineIcon } from './line-icon.tsx'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { shellCatalog } from '../messages/catalogs.ts'

/** Flips between light and dark. With words inside the navigation, as a bare icon elsewhere. */
export function ThemeButton({ className = 'shell-icon-button', label }: { className?: string; label?: string }) {
  const { shown, toggle } = useTheme()
  const { theme: t } = useMessages(shellCatalog)
  const does = shown === 'dark' ? t.toLight : t.toDark
  return (
    <button type="button" className={className} onClick={toggle} aria-label={does} title={does}>
      <LineIcon d={shown === 'dark' ? sun : moon} />
      {label && <span>{label}</span>}
    </button>
  )
}
