import { Button, theme } from 'antd'
import { screen } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { useTheme } from '../theme.ts'
import { ThemeProvider } from './theme-provider.tsx'
import { themes, tokenClass } from './themes.ts'

type Token = ReturnType<typeof theme.getDesignToken>

const rgba = (color: string) => {
  const long = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color
  const hex = /^#(..)(..)(..)(..)?$/.exec(long)
  const parts = hex
    ? hex.slice(1, 4).map((part) => Number.parseInt(part, 16))
    : (color.match(/[\d.]+/g) ?? []).slice(0, 4).map(Number)
  const [r = 0, g = 0, b = 0, a = 1] = parts
  return { r, g, b, a }
}
const over = (front: string, back: string) => {
  const [f, b] = [rgba(front), rgba(back)]
  const mix = (x: number, y: number) => x * f.a + y * (1 - f.a)
  return [mix(f.r, b.r), mix(f.g, b.g), mix(f.b, b.b)]
}
const luminance = (channels: number[]) => {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const value = channel / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** Contrast ratio of two colours, as WCAG counts it. */
const contrast = (front: string, back: string) => {
  const [a, b] = [luminance(over(front, back)), luminance(over(back, back))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds = (token: Token) => [token.colorBgContainer, token.colorBgLayout, token.colorBgElevated]
const inks = [
  'colorText',
  'colorTextHeading',
  'colorTextSecondary',
  'colorTextDescription',
  'colorLink',
  'colorLinkHover',
  'colorError',
  'colorSuccess',
  'colorPrimaryText',
] as const

it.each(['light', 'dark'] as const)('every ink is legible on every ground by %s', (name) => {
  const token = theme.getDesignToken(themes[name])
  const weak = grounds(token).flatMap((ground) =>
    inks
      .filter((ink) => contrast(token[ink], ground) < 4.5)
      .map((ink) => `${ink} ${token[ink]} on ${ground}: ${contrast(token[ink], ground).toFixed(2)}`),
  )
  expect(weak).toEqual([])
})

it.each(['light', 'dark'] as const)('what is written on colour is legible by %s', (name) => {
  const token = theme.getDesignToken(themes[name])
  const pairs: [string, string, string][] = [
    ['a primary button', token.colorTextLightSolid, token.colorPrimary],
    ['a hovered primary button', token.colorTextLightSolid, token.colorPrimaryHover],
    ['a disabled button', themes[name].components.Button.colorTextDisabled, token.colorBgContainer],
    ['a disabled button of a dialog', themes[name].components.Button.colorTextDisabled, token.colorBgElevated],
    ['a danger button', themes[name].components.Button.dangerColor, token.colorError],
    [
      'a hovered danger button',
      themes[name].components.Button.dangerColor,
      themes[name].components.Button.colorErrorHover,
    ],
    ['a danger button with a frame', token.colorError, token.colorBgContainer],
    ['a danger button with a frame in a dialog', token.colorError, token.colorBgElevated],
    ['an information', token.colorText, token.colorInfoBg],
    ['an error', token.colorText, token.colorErrorBg],
    ['a success', token.colorText, token.colorSuccessBg],
    ['a warning', token.colorText, token.colorWarningBg],
    ['a chosen option', token.colorText, token.controlItemBgActive],
    ['a day of another month', themes[name].components.DatePicker.colorTextDisabled, token.colorBgElevated],
    ['a placeholder', token.colorTextPlaceholder, token.colorBgContainer],
  ]
  const weak = pairs
    .filter(([, front, back]) => contrast(front, back) < 4.5)
    .map(([what, front, back]) => `${what}: ${front} on ${back} ${contrast(front, back).toFixed(2)}`)
  expect(weak).toEqual([])
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([true, false])('moves nothing where the system asks for less motion: %s', (isAsked) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isAsked }))
  const Motion = () => <p>{theme.useToken().token.motion ? 'moves' : 'still'}</p>
  draw(
    <ThemeProvider>
      <Motion />
    </ThemeProvider>,
  )
  expect(screen.getByText(isAsked ? 'still' : 'moves')).toBeTruthy()
})

it('antd’s components have the class that the sheets name, in both themes', async () => {
  const ThemeButton = () => <Button>{useTheme((state) => state.shown)}</Button>
  draw(
    <ThemeProvider>
      <ThemeButton />
    </ThemeProvider>,
  )
  for (const choice of ['dark', 'light'] as const) {
    useTheme.getState().choose(choice)
    expect((await screen.findByRole('button', { name: choice })).classList.contains(tokenClass)).toBe(true)
  }
})
