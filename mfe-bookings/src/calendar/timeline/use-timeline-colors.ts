import { theme } from 'antd'
import { type CSSProperties, useMemo } from 'react'

/** The theme as the style sheet of the grid reads it, so that a change of theme redraws no row. */
export const useTimelineColors = () => {
  const { token } = theme.useToken()
  return useMemo(
    () =>
      ({
        '--bookings-line': token.colorBorderSecondary,
        '--bookings-paper': token.colorBgContainer,
        '--bookings-ink': token.colorText,
        '--bookings-quiet': token.colorTextSecondary,
        '--bookings-weekend': token.colorFillTertiary,
        '--bookings-tint': token.colorFillQuaternary,
        '--bookings-past': token.colorBorderSecondary,
        '--bookings-bar': token.colorBorder,
        '--bookings-focus': token.colorPrimary,
        '--bookings-now': token.colorPrimary,
        '--bookings-today': `color-mix(in srgb, ${token.colorPrimary} 14%, transparent)`,
        '--bookings-group': `color-mix(in srgb, ${token.colorText} 3%, ${token.colorBgContainer})`,
        '--bookings-warning': token.colorWarning,
        '--bookings-hatch': token.colorTextTertiary,
        '--bookings-blocked': token.colorBgContainer,
      }) as CSSProperties,
    [token],
  )
}
