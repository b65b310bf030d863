import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { Icon } from '../ui/icon.tsx'

export function ThemeToggle() {
  const { shown, toggle } = useTheme()
  const other = shown === 'dark' ? 'light' : 'dark'
  return (
    <button type="button" className="kh-icon-button" aria-label={`Switch to ${other} theme`} onClick={toggle}>
      <Icon name={shown === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
