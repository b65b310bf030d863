import { App, ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { useTheme } from '../theme.ts'
import { antdLocale } from './antd-locale.ts'
import { themes, tokenClass } from './themes.ts'

const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

/**
 * Draws everything below in the chosen theme and language, with antd's messages and dialogs, and still where the user
 * asked for that.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const themeName = useTheme((state) => state.shown)
  const locale = useLocale((state) => state.locale)
  const drawn = useMemo(() => {
    const { token, ...rest } = themes[themeName]
    return { ...rest, cssVar: { key: tokenClass }, zeroRuntime: true, token: { ...token, motion: !isStill() } }
  }, [themeName])
  return (
    <ConfigProvider theme={drawn} locale={antdLocale(locale)} form={{ requiredMark: false }}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
