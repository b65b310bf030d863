/** Evenly around the circle of hues, in a lightness that stands out from the page. */
export const hue = (at: number, of: number, dark: boolean) =>
  `hsl(${Math.round((at * 360) / of + 190) % 360}, 50%, ${dark ? 62 : 34}%)`

type Token = { colorPrimary: string; colorError: string; colorWarning: string; colorTextQuaternary: string }

/** The colour of a series; the same word has the same colour in every chart. */
export const seriesColors = (token: Token, dark: boolean): Record<string, string> => ({
  Revenue: token.colorPrimary,
  'Year before': dark ? '#5b7075' : '#a9b8bb',
  Sales: token.colorPrimary,
  Confirmed: token.colorPrimary,
  Total: dark ? '#5b7075' : '#a9b8bb',
  Created: dark ? '#5b7075' : '#a9b8bb',
  Cancelled: token.colorError,
  Rate: token.colorWarning,
})
