import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { LineIcon } from './line-icon.tsx'

const moon = 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z'
const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4'

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
