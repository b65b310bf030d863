import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { App, ConfigProvider, theme, type ThemeConfig } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { byTheme, componentTokens, nightComponentTokens, nightTokens, tokens } from '../../domain/palette.ts'
import { useLocale } from '../locale/use-locale.ts'
import { useTheme } from '../theme.ts'
import { antdLocale } from './antd-locale.ts'

const shared = {
  borderRadius: 8,
  borderRadiusLG: 12,
  controlHeight: 36,
  fontFamily:
    "Inter, 'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, Roboto, 'Liberation Sans', sans-serif",
  fontWeightStrong: 600,
  wireframe: false,
}

const componentsBy = (themeName: 'light' | 'dark') => ({
  Table: byTheme(componentTokens.Table, themeName),
  Menu: byTheme(componentTokens.Menu, themeName),
  Button: byTheme(componentTokens.Button, themeName),
  DatePicker: byTheme(componentTokens.DatePicker, themeName),
})

const light = {
  algorithm: theme.defaultAlgorithm,
  token: { ...shared, ...byTheme(tokens, 'light') },
  components: componentsBy('light'),
} satisfies ThemeConfig

const dark = {
  algorithm: theme.darkAlgorithm,
  token: { ...shared, ...byTheme(tokens, 'dark'), ...nightTokens },
  components: { ...componentsBy('dark'), ...nightComponentTokens },
} satisfies ThemeConfig

/** The theme configurations, for tests and for those who draw outside antd. */
export const themes = { light, dark }

/**
 * antd forgets the styles of a component when the last one of its kind leaves the screen, and writes them again for the
 * next: at each change of the page. They are kept here; there are as many as kinds of components that were shown. The
 * tokens of a theme go as antd has it: with the last use of a token it removes every style that was made from it.
 */
export const keptStyles = () => {
  const cache = createCache()
  const update = cache.opUpdate.bind(cache)
  cache.opUpdate = (key, next) =>
    update(key, (before) => next(before) ?? (before && key.startsWith('style%') ? [0, before[1]] : null))
  return cache
}
const styles = keptStyles()

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
    return { ...rest, token: { ...token, motion: !isStill() } }
  }, [themeName])
  return (
    <StyleProvider cache={styles}>
      <ConfigProvider theme={drawn} locale={antdLocale(locale)} form={{ requiredMark: false }}>
        <App component={false}>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  )
}
