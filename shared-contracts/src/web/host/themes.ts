import { theme, type ThemeConfig } from 'antd'
import { byTheme, componentTokens, nightComponentTokens, nightTokens, tokens } from '../../domain/palette.ts'

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

/** The class of elements that have antd's tokens as variables. The build writes the sheet with it (`docs/decisions/0073-styles-made-at-build.md`). */
export const tokenClass = 'antd-tokens'
