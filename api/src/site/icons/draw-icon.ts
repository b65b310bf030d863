import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import { brand } from '@keyhaven/shared-contracts/domain/palette'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import sharp from 'sharp'
import { previewSize } from '../../files/decode.ts'
import { initialPath, wordsPath } from './letter-path.ts'

type Drawn = { picture: Buffer; ground: string }
/** Source of an icon: with an `emblem`, a logo that is square enough, or a `wordMark`, which only a preview has room for. */
export type Sign = Pick<PublicSite, 'name' | 'accent'> & { emblem?: Drawn | undefined; wordMark?: Drawn | undefined }

/** Logo, as a decoder drew it, as an emblem or a word mark. */
export async function asSign(logo: Drawn): Promise<Pick<Sign, 'emblem' | 'wordMark'>> {
  const { width, height } = await sharp(logo.picture).metadata()
  return width === height ? { emblem: logo } : { wordMark: logo }
}

/**
 * The icons that browsers ask for. `rounded` has corners of its own; the others fill their square, since phones cut them: as
 * `safe` marks it, anything beyond four fifths of the middle may be gone.
 */
const icons = {
  'icon-16.png': { size: 16, look: 'rounded' },
  'icon-32.png': { size: 32, look: 'rounded' },
  'icon-48.png': { size: 48, look: 'rounded' },
  'icon-192.png': { size: 192, look: 'rounded' },
  'icon-512.png': { size: 512, look: 'rounded' },
  'apple-touch-icon.png': { size: 180, look: 'full' },
  'maskable-512.png': { size: 512, look: 'safe' },
} as const
export type IconName = keyof typeof icons
export const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

const shares = {
  rounded: { letter: 0.62, emblem: 0.8 },
  full: { letter: 0.54, emblem: 0.72 },
  safe: { letter: 0.42, emblem: 0.54 },
}

const svg = (width: number, height: number, inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`,
  )
const colours = (accent: string | null) => accentShades(accent ?? brand).light

/** A house in a small square: its emblem, or the first letter of its name on its colour. */
export async function drawIcon({ name, accent, emblem }: Sign, icon: IconName): Promise<Buffer> {
  const { size, look } = icons[icon]
  const shades = colours(accent)
  const corner = look === 'rounded' ? size * 0.22 : 0
  const tile = (fill: string) => `<rect width="${size}" height="${size}" rx="${corner}" fill="${fill}"/>`
  const share = shares[look]
  if (!emblem) {
    const letter = `<g fill="${shades['on-accent']}">${initialPath(name, size, share.letter)}</g>`
    return sharp(svg(size, size, tile(shades.accent) + letter))
      .png()
      .toBuffer()
  }
  const inner = Math.round(size * share.emblem)
  const edge = Math.round((size - inner) / 2)
  return sharp(svg(size, size, tile(emblem.ground)))
    .composite([{ input: await sharp(emblem.picture).resize(inner, inner).png().toBuffer(), left: edge, top: edge }])
    .png()
    .toBuffer()
}

/** The name in lines that a preview has room for; what is left over ends in dots. */
const linesOf = (name: string, size: number, width: number, maxLines: number) => {
  const lines: string[] = ['']
  for (const word of name.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.at(-1) && wordsPath(longer, size).width > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  const fits = (line: string) => {
    let cut = line
    while (cut && wordsPath(`${cut}…`, size).width > width) cut = cut.slice(0, -1)
    return `${cut}…`
  }
  const visible = lines.slice(0, maxLines)
  return visible.map((line, at) =>
    wordsPath(line, size).width > width || (at === maxLines - 1 && lines.length > maxLines) ? fits(line) : line,
  )
}

/** The link of a house that has no picture yet: its sign and its name on its colour. */
export async function drawNamePreview({ name, accent, emblem, wordMark }: Sign): Promise<Buffer> {
  const { width, height } = previewSize
  const shades = colours(accent)
  const [left, room, space] = [100, width - 200, 60]
  // A short name is written large.
  const size = linesOf(name, 76, room, 3).length <= 2 ? 76 : 50
  const step = size * 1.65
  const lines = linesOf(name, size, room, 3)
  const logo = emblem ?? wordMark
  const picture =
    logo &&
    (await sharp(logo.picture)
      .resize(emblem ? { width: 120, height: 120 } : {})
      .png()
      .toBuffer())
  const drawn = picture && (await sharp(picture).metadata())
  // Around a word mark the air that it has on a sign.
  const [beside, above] = emblem ? [15, 15] : [36, 28]
  const sign = drawn
    ? { width: drawn.width + 2 * beside, height: drawn.height + 2 * above }
    : { width: 150, height: 150 }
  const top = Math.round((height - sign.height - space - size - (lines.length - 1) * step) / 2)
  const base = top + sign.height + space + size
  const words = lines.map(
    (line, at) => `<g transform="translate(${left} ${base + at * step})">${wordsPath(line, size).path}</g>`,
  )
  const tile = `<rect x="${left}" y="${top}" width="${sign.width}" height="${sign.height}" rx="34" fill="${logo?.ground ?? shades['on-accent']}"/>`
  const letter = logo
    ? ''
    : `<g transform="translate(${left} ${top})" fill="${shades.accent}">${initialPath(name, sign.width, 0.56)}</g>`
  const ground = `<rect width="${width}" height="${height}" fill="${shades.accent}"/>`
  return sharp(svg(width, height, `${ground}${tile}${letter}<g fill="${shades['on-accent']}">${words.join('')}</g>`))
    .composite(picture ? [{ input: picture, left: left + beside, top: top + above }] : [])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
