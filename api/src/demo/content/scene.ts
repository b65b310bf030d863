/** A small drawn picture of a place; everything shown in a demo is drawn by us. */
export type Scene = {
  kind: 'lake' | 'alps' | 'coast' | 'town' | 'vines' | 'room'
  /** Colours: sky or wall, horizon or floor, ground or furniture, and an accent. */
  palette: keyof typeof palettes
}

const palettes = {
  dawn: ['#f7d9c4', '#f2b8a0', '#7a9e9f', '#c8553d'],
  noon: ['#cfe8f3', '#f3f7f0', '#6a994e', '#bc4749'],
  dusk: ['#5b5f97', '#ffc6a8', '#374a67', '#ffb400'],
  mint: ['#d8efe6', '#f6f4e8', '#4f8a8b', '#f08a4b'],
  sand: ['#f4ead7', '#e9d8b4', '#8a9b68', '#33658a'],
  snow: ['#dfe9f2', '#ffffff', '#8fa6b8', '#a63d40'],
} as const

const width = 960
const height = 640

const hills = (y: number, swing: number, colour: string, opacity = 1) =>
  `<path d="M0 ${y} C 160 ${y - swing} 300 ${y + swing * 0.4} 480 ${y - swing * 0.5} S 800 ${y - swing} ${width} ${y} V ${height} H 0 Z" fill="${colour}" opacity="${opacity}"/>`

const peaks = (y: number, colour: string, opacity = 1) =>
  `<path d="M0 ${y} L170 ${y - 190} L270 ${y - 80} L430 ${y - 260} L590 ${y - 70} L720 ${y - 200} L${width} ${y - 20} V${height} H0 Z" fill="${colour}" opacity="${opacity}"/>
   <path d="M430 ${y - 260} l-52 84 l34 -16 l22 22 l24 -20 l30 14 Z M170 ${y - 190} l-34 40 l24 -8 l16 12 l26 -10 Z" fill="#fff" opacity="${opacity * 0.85}"/>`

const windowAt = (x: number, y: number, light: string) =>
  `<rect x="${x}" y="${y}" width="34" height="42" rx="4" fill="${light}"/><path d="M${x + 17} ${y}v42M${x} ${y + 20}h34" stroke="#ffffff" stroke-width="3" opacity=".7"/>`

const house = (x: number, y: number, wall: string, roof: string, light: string) =>
  `<rect x="${x}" y="${y}" width="230" height="150" fill="${wall}"/>
   <path d="M${x - 26} ${y + 4} L${x + 115} ${y - 96} L${x + 256} ${y + 4} Z" fill="${roof}"/>
   <rect x="${x + 168}" y="${y - 92}" width="24" height="52" fill="${roof}"/>
   <rect x="${x + 98}" y="${y + 74}" width="42" height="76" rx="4" fill="${roof}"/>
   ${windowAt(x + 28, y + 34, light)}${windowAt(x + 168, y + 34, light)}${windowAt(x + 99, y - 50, light)}`

const tree = (x: number, y: number, colour: string, size = 1) =>
  `<path d="M${x} ${y - 120 * size} l${38 * size} ${110 * size} h${-76 * size} Z" fill="${colour}"/><rect x="${x - 5}" y="${y - 12}" width="10" height="22" fill="#6b4f3a"/>`

const sun = (x: number, y: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="96" fill="${colour}" opacity=".18"/><circle cx="${x}" cy="${y}" r="58" fill="${colour}" opacity=".75"/>`

const water = (y: number, colour: string) =>
  `<rect y="${y}" width="${width}" height="${height - y}" fill="${colour}"/>` +
  [30, 70, 112, 150]
    .map(
      (step, n) =>
        `<rect x="${80 + n * 170}" y="${y + step}" width="${200 - n * 24}" height="6" rx="3" fill="#fff" opacity=".35"/>`,
    )
    .join('')

const vines = (colour: string) =>
  Array.from(
    { length: 7 },
    (_, row) =>
      `<path d="M${row * 150 - 60} ${height} Q ${300 + row * 60} 520 ${420 + row * 24} 430" stroke="${colour}" stroke-width="18" stroke-dasharray="26 12" fill="none" opacity=".8"/>`,
  ).join('')

type Colours = readonly [string, string, string, string]

const drawings: Record<Scene['kind'], (colours: Colours) => string> = {
  lake: ([, , ground, accent]) =>
    `${sun(730, 170, accent)}${hills(390, 120, ground, 0.45)}${hills(430, 60, ground)}${house(300, 330, '#fbf7ef', accent, '#ffe8a3')}${tree(220, 480, ground)}${tree(610, 480, '#2f5d50', 0.9)}${water(478, '#8ec5d6')}`,
  alps: ([, , ground, accent]) =>
    `${sun(200, 150, accent)}${peaks(440, ground, 0.75)}${hills(470, 50, '#eef3ee')}${house(520, 372, '#8d6346', '#4b3426', '#ffd97a')}${tree(430, 540, '#2f5d50', 1.1)}${tree(820, 545, '#2f5d50', 1.2)}${tree(340, 575, '#3b6f5f', 0.8)}`,
  coast: ([, horizon, ground, accent]) =>
    `${sun(250, 190, accent)}${water(380, ground)}<path d="M430 ${height} Q520 420 ${width} 400 V${height} Z" fill="${horizon}"/>${house(610, 322, '#ffffff', accent, '#bfe3ef')}<path d="M180 372 l70 0 l-14 20 h-44 Z" fill="#fff"/><path d="M214 366 v-76 l44 70 Z" fill="#fff" opacity=".9"/>`,
  town: ([, horizon, ground, accent]) =>
    `${sun(760, 140, accent)}${[0, 1, 2, 3, 4].map((n) => `<rect x="${60 + n * 176}" y="${300 - ((n * 67) % 130)}" width="160" height="400" fill="${n % 2 ? ground : '#f6efe3'}"/><path d="M${50 + n * 176} ${302 - ((n * 67) % 130)} l90 -58 l90 58 Z" fill="${accent}" opacity="${0.75 + (n % 2) * 0.2}"/>${[0, 1, 2, 3].map((w) => windowAt(86 + n * 176 + (w % 2) * 74, 330 - ((n * 67) % 130) + Math.floor(w / 2) * 84, '#ffe8a3')).join('')}`).join('')}<rect y="590" width="${width}" height="50" fill="${horizon}"/>`,
  vines: ([, horizon, ground, accent]) =>
    `${sun(180, 160, accent)}${hills(380, 90, ground, 0.5)}${hills(440, 40, horizon)}${house(90, 320, '#f3e3c8', accent, '#ffe8a3')}${vines(ground)}`,
  room: ([wall, floor, furniture, accent]) =>
    `<rect width="${width}" height="${height}" fill="${wall}"/><rect y="470" width="${width}" height="170" fill="${floor}"/><rect y="466" width="${width}" height="8" fill="#fff" opacity=".6"/>
     <rect x="110" y="110" width="240" height="220" rx="8" fill="#fff"/><rect x="124" y="124" width="212" height="192" fill="#bfe0ee"/><path d="M124 280 q60 -70 110 -20 t102 -30 v86 h-212 Z" fill="${furniture}" opacity=".55"/><path d="M230 124 v192 M124 220 h212" stroke="#fff" stroke-width="8"/>
     <path d="M90 96 h50 q-10 150 -30 258 h-30 Z M370 96 h-50 q10 150 30 258 h30 Z" fill="${accent}" opacity=".35"/>
     <rect x="470" y="330" width="400" height="70" rx="14" fill="${furniture}"/><rect x="450" y="390" width="440" height="110" rx="16" fill="#fff"/><rect x="450" y="440" width="440" height="76" rx="16" fill="${furniture}" opacity=".9"/><rect x="490" y="366" width="120" height="52" rx="20" fill="#fdfdfb"/><rect x="640" y="366" width="120" height="52" rx="20" fill="#fdfdfb"/><path d="M470 516 v40 M872 516 v40" stroke="#6b4f3a" stroke-width="12"/>
     <rect x="560" y="130" width="190" height="130" rx="6" fill="#fff"/><path d="M576 244 l54 -74 l38 46 l28 -30 l38 58 Z" fill="${accent}" opacity=".8"/>
     <path d="M400 516 v-130" stroke="#6b4f3a" stroke-width="8"/><path d="M360 386 h80 l-20 -62 h-40 Z" fill="${accent}"/>`,
}

export function svgOf({ kind, palette }: Scene): string {
  const colours = palettes[palette]
  const [sky, horizon] = colours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${drawings[kind](colours)}</svg>`
}
