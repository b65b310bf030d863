/** A colour by day and by night. */
export type Pair = readonly [light: string, dark: string]
/** Colours by what they are for; one that is no pair is the same by day and by night. */
export type Colours = Readonly<Record<string, string | Pair>>

export const white = '#ffffff'
export const black = '#000000'
/** Readable on white and on black, where a foreign page gives the ground. */
export const greyOnAny = '#767676'
/** Petrol, the colour of the house. */
export const petrol = '#17616f'

// Harbour: petrol ink on warm paper by day, on deep water by night.
const raised = '#1b292d'
/** Ground of every page. */
export const paper: Pair = ['#f6f3ee', '#0c1416']
const card: Pair = [white, '#141f22']
/** Colour of most text. */
export const ink: Pair = ['#1b2528', '#eef3f3']
const soft: Pair = ['#525e62', '#b3bfc1']
const quiet: Pair = ['#5f6b6f', '#9fadb0']
const line: Pair = ['#e6e1d9', '#26363a']
const link: Pair = [petrol, '#86cbd8']

/** Grounds of text in each theme of the guests' pages: card, paper, and what lies above them. */
export const grounds = { light: [white, paper[0]], dark: [paper[1], card[1], raised] } as const

/** The edge of what can be pressed or typed into on the guests' pages. */
export const edge: Pair = ['#8d8a83', '#6d7f84']

/** Colours of bookings by status, wherever they are drawn. */
export const marks = { confirmed: '#1d7a46', pending: '#ffc810', cancelled: '#b52a30' } as const

/** Colours in which portals are drawn unless their owner chooses another. */
export const channelColours = {
  airbnb: '#c13515',
  booking: '#0b57a4',
  vrbo: '#3f51b5',
  smoobu: '#00796b',
  google: '#a142f4',
  keyhaven: '#2f6f4f',
  other: '#5f6368',
} as const

/** antd's tokens. Every pair of ink and ground is AA, which theme-provider.test.tsx measures. */
export const tokens = {
  colorPrimary: ['#17616f', '#2b8191'],
  colorInfo: ['#17616f', '#2b8191'],
  colorLink: link,
  colorLinkHover: ['#0f4650', '#b4e2ea'],
  colorSuccess: ['#1d7a46', '#57d98f'],
  colorWarning: ['#a15c07', '#d99a2b'],
  colorError: ['#c02f35', '#ff8a8e'],
  colorTextBase: ink,
  colorText: ['#1b2528', '#e6eded'],
  colorTextHeading: ['#12191b', '#f4f8f8'],
  colorPrimaryBg: ['#e4f0f2', '#17343b'],
  colorPrimaryBgHover: ['#d2e6ea', '#1d434c'],
  colorPrimaryHover: ['#1f7585', '#30808f'],
  colorPrimaryText: link,
  colorInfoBg: ['#e9f3f5', '#152e34'],
  colorInfoBorder: ['#b3d3d9', '#27535d'],
  colorSuccessBg: ['#e8f5ec', '#142c1f'],
  colorSuccessBorder: ['#aed8bd', '#25543a'],
  colorWarningBg: ['#fdf3e0', '#332711'],
  colorWarningBorder: ['#ecd09a', '#66501f'],
  colorErrorBg: ['#fdeeee', '#361b1e'],
  colorErrorBorder: ['#efbfc1', '#6d3136'],
  controlItemBgActive: ['#e4f0f2', '#1d3b42'],
  controlItemBgActiveHover: ['#d2e6ea', '#244952'],
  colorBgLayout: paper,
  colorBgContainer: card,
  colorTextSecondary: soft,
  colorTextTertiary: quiet,
  colorTextDescription: quiet,
  colorTextPlaceholder: ['#6d777a', '#8a999c'],
  colorBorder: ['#b9b5ad', '#46575c'],
  colorBorderSecondary: line,
} as const satisfies Colours
/** Tokens that antd derives well by day. */
export const nightTokens = { colorErrorText: '#f19a9d', colorBgBase: '#0f181b', colorBgElevated: raised } as const

/** antd's tokens of single components. */
export const componentTokens = {
  Table: { headerBg: ['#fbf9f6', '#18262a'], headerColor: soft, rowHoverBg: ['#f4f8f8', '#1b2a2e'] },
  Menu: { itemSelectedBg: ['#dcebed', '#1d3b42'], itemSelectedColor: ['#0f4650', '#b4e2ea'] },
  // The red that can be read as text by night is too light for white words on it.
  Button: {
    dangerColor: ['#ffffff', '#3b0d10'],
    colorErrorHover: ['#a5262c', '#ffa9ac'],
    // A button that cannot be pressed yet still says what it will do.
    colorTextDisabled: quiet,
  },
  // Days of the months beside it can be chosen too, and want to be read.
  DatePicker: { colorTextDisabled: quiet },
} as const satisfies Record<string, Colours>
export const nightComponentTokens = {
  Select: { optionSelectedBg: '#1d3b42' },
  Pagination: { itemActiveColor: '#b4e2ea', itemActiveColorHover: '#d5f0f4' },
  Tabs: { itemSelectedColor: '#b4e2ea', itemHoverColor: '#d5f0f4', inkBarColor: '#86cbd8' },
} as const

/** The frame around every area, and the owners' pages outside the dashboard: `--paper`. */
export const frame = {
  paper,
  card,
  line,
  ink,
  'ink-soft': soft,
  'ink-quiet': quiet,
  'ink-warning': ['#a15c07', '#bb8628'],
  'ink-danger': ['#c02f35', '#f19a9d'],
  good: ['#1d7a46', '#4dbb7d'],
  bad: ['#c02f35', '#dc787c'],
  petrol: link,
  'petrol-mid': '#2b8191',
  'petrol-deep': ['#123f49', '#b4e2ea'],
  sand: '#e9cfa3',
  'sand-hover': '#f2dfbd',
  'on-sand': '#2b2109',
  nav: ['#123f49', '#0f1b1e'],
  'nav-ink': ['#d5e3e4', '#c3d0d1'],
  'nav-line': ['rgb(255 255 255 / 10%)', '#26363a'],
  'nav-hover': 'rgb(255 255 255 / 8%)',
  'nav-here': 'rgb(255 255 255 / 13%)',
  'on-nav': white,
  grey: ['#ebe7e0', raised],
  deep: '#123f49',
  'on-deep': paper[0],
  'on-deep-soft': '#c9dadb',
  'on-deep-bad': '#ffd9d2',
  'deep-track': 'rgb(255 255 255 / 18%)',
  confirmed: marks.confirmed,
  'on-confirmed': white,
  pending: marks.pending,
  'on-pending': '#3a2c00',
  notice: ['#f3e4c8', '#33290f'],
  'on-notice': ['#4a3410', '#f0d9a8'],
  'shade-near': 'rgb(18 63 73 / 6%)',
  'shade-far': ['rgb(18 63 73 / 28%)', 'rgb(0 0 0 / 60%)'],
  'shade-overlay': 'rgb(10 30 35 / 18%)',
  'shade-finder': 'rgb(10 30 35 / 28%)',
  veil: 'rgb(8 20 23 / 50%)',
  'finder-veil': 'rgb(8 20 23 / 45%)',
} as const satisfies Colours

/** Colours of maps: `--kh-map-sea`, on the guests' pages and wherever owners see one. */
export const map = {
  sea: ['#cfe3e6', '#12262c'],
  land: ['#f8f4ec', '#22343a'],
  border: ['#b9b1a3', '#48606a'],
  /** Names of places and streets. */
  name: ['#4b5659', '#c3d0d1'],
} as const satisfies Colours

/** The guests' pages: `--kh-paper`. Where an owner has chosen a colour, accents, link and tint follow from it (`accent.ts`). */
export const guestPages = {
  paper,
  card,
  raised: [white, raised],
  ink,
  soft,
  line,
  edge: ['#8d8a83', '#6d7f84'],
  accent: ['#17616f', '#247684'],
  'accent-deep': ['#0f4650', '#1c6270'],
  link,
  tint: ['#e3eeef', '#1d3238'],
  good: ['#1d7a46', '#63c78d'],
  'good-tint': ['#e4f1e9', '#16302a'],
  bad: ['#c02f35', '#f19a9d'],
  'bad-tint': ['#fbeaea', '#33201f'],
  'warn-tint': ['#fbf0dc', '#332a18'],
  warn: ['#7d4805', '#e9bd6c'],
  shimmer: ['#ece7de', '#1a272b'],
  'shimmer-light': ['#f7f4ee', '#243438'],
  'map-sea': map.sea,
  'map-land': map.land,
  'map-border': map.border,
  'map-name': map.name,
  scrim: 'rgb(12 20 22 / 55%)',
  shadow: [
    '0 1px 2px rgb(27 37 40 / 5%), 0 8px 24px rgb(27 37 40 / 6%)',
    '0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 25%)',
  ],
  'shadow-high': [
    '0 2px 6px rgb(27 37 40 / 6%), 0 18px 48px rgb(27 37 40 / 14%)',
    '0 2px 6px rgb(0 0 0 / 35%), 0 18px 48px rgb(0 0 0 / 45%)',
  ],
  'sky-top': ['#cfe4e6', '#0a1420'],
  'sky-low': ['#fbe9cf', '#1f4350'],
  sun: ['#f6b860', '#f3ead2'],
  glow: ['#fbd79a', '#35606a'],
  far: ['#b9cfcd', '#1b3a44'],
  mid: ['#8fb0ad', '#142e36'],
  trees: ['#3f6f6b', '#0b1d22'],
  wall: ['#fff7ea', '#24464e'],
  'wall-2': ['#f4dfc3', '#1d3a42'],
  roof: ['#c9694a', '#5e3a34'],
  lights: ['#5b7f86', '#ffce7a'],
  quay: ['#b79d80', '#12262c'],
  'sea-top': ['#5f9ca6', '#163a45'],
  'sea-low': ['#2f7683', '#0b1c22'],
  ripple: ['#d3e8e6', '#3d6d76'],
  sail: [white, '#8fb3b8'],
  hull: ['#7a3b2c', '#0a181c'],
  stars: ['transparent', '#dfeaf0'],
  'on-accent': white,
  'picture-label': 'rgb(12 20 22 / 68%)',
  'picture-count': 'rgb(12 20 22 / 72%)',
  'on-picture': white,
  toast: ink[0],
  'on-toast': white,
  'toast-good': '#5fd093',
  'toast-bad': '#ff9c9f',
  'night-toast': ink[1],
  'on-night-toast': paper[1],
  'night-toast-good': '#1d7a46',
  'night-toast-bad': '#c02f35',
} as const satisfies Colours

/** The house that stands for a missing picture: `--kh-np-house`, and the light in its window. */
export const noPicture = { house: ['#fff8ec', '#2b4a52'], light: ['#c9694a', '#ffce7a'] } as const
const moon = '#e9dfc6'
/** Landscapes behind it: four moods by day, the same four by night. */
export const moods = [
  { sun: ['#f7c678', moon], sky: ['#d6e8e8', '#17343d'], far: ['#a9c8c7', '#12282f'], near: ['#6fa0a0', '#0d1f25'] },
  { sun: ['#ee9a6a', moon], sky: ['#f7e2c9', '#3a2c2b'], far: ['#e3bd9b', '#2b2122'], near: ['#b98a6c', '#1f191a'] },
  { sun: ['#f5d58a', moon], sky: ['#dfe7d4', '#26352b'], far: ['#b4c79f', '#1d2a22'], near: ['#7d9a6d', '#151f19'] },
  { sun: ['#f3b9a0', moon], sky: ['#e3dfee', '#2a2b44'], far: ['#bbb3d2', '#212236'], near: ['#8680aa', '#191a29'] },
] as const satisfies readonly Colours[]

/** Bars of the calendar, the same by day and by night: white on green and red is AA, as is ink on yellow. `--bookings-pending`. */
export const timeline = {
  confirmed: marks.confirmed,
  'on-confirmed': white,
  pending: marks.pending,
  'on-pending': '#2b2200',
  cancelled: marks.cancelled,
  tip: '#1f2c30',
  'on-tip': white,
  'tip-edge': 'rgb(255 255 255 / 12%)',
  'tip-shade': 'rgb(0 0 0 / 24%)',
} as const satisfies Colours
/** Colour of the place that a booking is dragged to. */
export const dragged = '#12343c'

/** Colours of a series for comparison in a chart, and of the words on a column. */
export const charts = { compared: ['#a9b8bb', '#5b7075'], label: [white, paper[1]] } as const satisfies Colours

/** Keyhaven's name in mails. */
export const brand = '#0f5257'
/** Mails: programs that show them know no variables, and not all of them a night. */
export const mail = {
  ground: ['#f4f1ec', paper[1]],
  card: [white, card[1]],
  ink: ['#1f2933', ink[1]],
  soft: ['#52606d', soft[1]],
  line,
} as const satisfies Colours

/** An invoice on paper. */
export const invoice = {
  ink: '#1b1f24',
  muted: '#5d6672',
  pale: '#f4f5f7',
  line: '#d5d9de',
  stamp: '#fff3bf',
  onStamp: '#7a4f00',
  watermark: '#f2f3f5',
} as const

/** Small pictures of an invoice and of the public site in the settings: light, whatever the owner's theme. */
export const previews = {
  invoice: { ink: '#1d2526', faint: '#5f6b6c', edge: '#dcd8d0', line: '#e4e0d9' },
  site: { ink: '#14282d' },
} as const

/** One half of a table: antd takes its tokens by theme. */
export const byTheme = <T extends Colours>(colours: T, theme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      name,
      typeof colour === 'string' ? colour : colour[theme === 'light' ? 0 : 1],
    ]),
  ) as Record<keyof T, string>
