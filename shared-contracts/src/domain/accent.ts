import { black, grounds, white } from './palette.ts'

type Rgb = readonly [number, number, number]
type Theme = 'light' | 'dark'

const text = 4.5
/** Contrast of what is no text, such as the shape of a button: WCAG 1.4.11. */
const shape = 3

const parse = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
const write = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mix = (one: string, other: string, share: number) => {
  const [a, b] = [parse(one), parse(other)]
  return write([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}
const luminance = (colour: string) => {
  const [red, green, blue] = parse(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21, as WCAG counts. */
export const contrast = (one: string, other: string) => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour itself where it can be told from every ground, else the nearest to it that can. */
const apart = (colour: string, from: readonly string[], theme: Theme, minContrast: number) => {
  const away = theme === 'light' ? black : white
  for (let step = 0; step <= 50; step++) {
    const tried = mix(colour, away, step / 50)
    if (from.every((ground) => contrast(tried, ground) >= minContrast)) return tried
  }
  return away
}

/** White or black, whichever is easier to read; one of the two always is. */
const readableOn = (colour: string) => (contrast(colour, white) >= text ? white : black)

const shades = (accent: string, theme: Theme) => {
  const fill = apart(accent, grounds[theme], theme, shape)
  const on = readableOn(fill)
  const tint = mix(grounds[theme][theme === 'light' ? 0 : 1], fill, theme === 'light' ? 0.1 : 0.16)
  return {
    accent: fill,
    // Pressed and hovered it moves away from its own text, so that this stays as readable.
    'accent-deep': mix(fill, on === white ? black : white, 0.2),
    'on-accent': on,
    link: apart(accent, [...grounds[theme], tint], theme, text),
    tint,
  }
}

/** True of `#rrggbb`, in whatever case. */
export const isAccent = (colour: string | null | undefined): colour is string =>
  typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour)

/** The colours that follow from one that an owner chose, for each theme: whatever it is, words stay readable. */
export const accentShades = (accent: string) => ({ light: shades(accent, 'light'), dark: shades(accent, 'dark') })

/** The same as style rules for an element of the guests' pages. */
export const accentCss = (accent: string, element = '.kh') => {
  const rules = (theme: Theme) =>
    Object.entries(accentShades(accent)[theme])
      .map(([name, colour]) => `--kh-${name}:${colour}`)
      .join(';')
  const dark = `${element}[data-theme='dark'],.dark ${element}:not([data-theme])`
  return `${element}{${rules('light')}}${dark}{${rules('dark')}}`
}
