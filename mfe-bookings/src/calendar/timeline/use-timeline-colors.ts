import { theme } from 'antd'
import { type CSSProperties, useMemo } from 'react'

/** The theme as the style sheet of the grid reads it, so that a change of theme redraws no row. */
export const useTimelineColors = () => {
  const { token } = theme.useToken()
  return useMemo(
    () =>
      ({
        '--tl-line': token.colorBorderSecondary,
        '--tl-paper': token.colorBgContainer,
        '--tl-ink': token.colorText,
        '--tl-quiet': token.colorTextSecondary,
        '--tl-weekend': token.colorFillTertiary,
        '--tl-tint': token.colorFillQuaternary,
        '--tl-past': token.colorBorderSecondary,
        '--tl-bar': token.colorBorder,
        '--tl-focus': token.colorPrimary,
        '--tl-now': token.colorPrimary,
        '--tl-today': `color-mix(in srgb, ${token.colorPrimary} 14%, transparent)`,
        '--tl-group': `color-mix(in srgb, ${token.colorText} 3%, ${token.colorBgContainer})`,
        '--tl-hatch': token.colorTextTertiary,
        '--tl-blocked': token.colorBgContainer,
      }) as CSSProperties,
    [token],
  )
}
