import { App, ConfigProvider, theme, type ThemeConfig } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useTheme } from '../theme.ts'

const shared = {
  borderRadius: 8,
  borderRadiusLG: 12,
  controlHeight: 36,
  fontFamily:
    "Inter, 'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, Roboto, 'Liberation Sans', sans-serif",
  fontWeightStrong: 600,
  wireframe: false,
}

// Harbour: petrol ink on warm paper by day, on deep water by night. Every pair is AA, which theme-provider.test.tsx measures.
const light = {
  algorithm: theme.defaultAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#17616f',
    colorInfo: '#17616f',
    colorLink: '#17616f',
    colorLinkHover: '#0f4650',
    colorSuccess: '#1d7a46',
    colorWarning: '#a15c07',
    colorError: '#c02f35',
    colorTextBase: '#1b2528',
    colorText: '#1b2528',
    colorTextHeading: '#12191b',
    colorPrimaryBg: '#e4f0f2',
    colorPrimaryBgHover: '#d2e6ea',
    colorPrimaryHover: '#1f7585',
    colorPrimaryText: '#17616f',
    colorInfoBg: '#e9f3f5',
    colorInfoBorder: '#b3d3d9',
    colorSuccessBg: '#e8f5ec',
    colorSuccessBorder: '#aed8bd',
    colorWarningBg: '#fdf3e0',
    colorWarningBorder: '#ecd09a',
    colorErrorBg: '#fdeeee',
    colorErrorBorder: '#efbfc1',
    controlItemBgActive: '#e4f0f2',
    controlItemBgActiveHover: '#d2e6ea',
    colorBgLayout: '#f6f3ee',
    colorBgContainer: '#ffffff',
    colorTextSecondary: '#525e62',
    colorTextTertiary: '#5f6b6f',
    colorTextDescription: '#5f6b6f',
    colorTextPlaceholder: '#6d777a',
    colorBorder: '#b9b5ad',
    colorBorderSecondary: '#e6e1d9',
  },
  components: {
    Table: { headerBg: '#fbf9f6', headerColor: '#525e62', rowHoverBg: '#f4f8f8' },
    Menu: { itemSelectedBg: '#dcebed', itemSelectedColor: '#0f4650' },
    // A button that cannot be pressed yet still says what it will do.
    Button: { colorError: '#c02f35', colorTextDisabled: '#5f6b6f' },
    // Days of the months beside it can be chosen too, and want to be read.
    DatePicker: { colorTextDisabled: '#5f6b6f' },
  },
} satisfies ThemeConfig

const dark = {
  algorithm: theme.darkAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#2b8191',
    colorInfo: '#2b8191',
    colorLink: '#86cbd8',
    colorLinkHover: '#b4e2ea',
    colorSuccess: '#57d98f',
    colorWarning: '#d99a2b',
    colorError: '#ff8a8e',
    colorErrorText: '#f19a9d',
    colorTextBase: '#eef3f3',
    colorText: '#e6eded',
    colorTextHeading: '#f4f8f8',
    colorPrimaryText: '#86cbd8',
    colorPrimaryHover: '#30808f',
    colorPrimaryBg: '#17343b',
    colorPrimaryBgHover: '#1d434c',
    colorInfoBg: '#152e34',
    colorInfoBorder: '#27535d',
    colorSuccessBg: '#142c1f',
    colorSuccessBorder: '#25543a',
    colorWarningBg: '#332711',
    colorWarningBorder: '#66501f',
    colorErrorBg: '#361b1e',
    colorErrorBorder: '#6d3136',
    controlItemBgActive: '#1d3b42',
    controlItemBgActiveHover: '#244952',
    colorBgBase: '#0f181b',
    colorBgLayout: '#0c1416',
    colorBgContainer: '#141f22',
    colorBgElevated: '#1b292d',
    colorTextSecondary: '#b3bfc1',
    colorTextTertiary: '#9fadb0',
    colorTextDescription: '#9fadb0',
    colorTextPlaceholder: '#8a999c',
    colorBorder: '#46575c',
    colorBorderSecondary: '#26363a',
  },
  components: {
    Table: { headerBg: '#18262a', headerColor: '#b3bfc1', rowHoverBg: '#1b2a2e' },
    Menu: { itemSelectedBg: '#1d3b42', itemSelectedColor: '#b4e2ea' },
    Select: { optionSelectedBg: '#1d3b42' },
    Pagination: { itemActiveColor: '#b4e2ea', itemActiveColorHover: '#d5f0f4' },
    Tabs: { itemSelectedColor: '#b4e2ea', itemHoverColor: '#d5f0f4', inkBarColor: '#86cbd8' },
    Button: { colorError: '#c8444a', colorTextDisabled: '#9fadb0' },
    DatePicker: { colorTextDisabled: '#9fadb0' },
  },
} satisfies ThemeConfig

/** The theme configurations, for tests and for those who draw outside antd. */
export const themes = { light, dark }

const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

/** Draws everything below in the chosen theme, with antd's messages and dialogs, and still where the user asked for that. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const shown = useTheme((state) => state.shown)
  const drawn = useMemo(() => {
    const { token, ...rest } = themes[shown]
    return { ...rest, token: { ...token, motion: !isStill() } }
  }, [shown])
  return (
    <ConfigProvider theme={drawn} form={{ requiredMark: false }}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
