import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { moon, sun } from './icons.ts'
import { LineIcon } from './line-icon.tsx'

/** Flips between light and dark. With words inside the navigation, as a bare icon elsewhere. */
export function ThemeButton({ className = 'shell-icon-button', label }: { className?: string; label?: string }) {
  const { shown, toggle } = useTheme()
  const next = shown === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={className}
      onClick={toggle}
      aria-label={`Switch to ${next} theme`}
      title={`Switch to ${next} theme`}
    >
      <LineIcon d={shown === 'dark' ? sun : moon} />
      {label && <span>{label}</span>}
    </button>
  )
}
