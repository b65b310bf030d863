import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import { brand } from '@keyhaven/shared-contracts/domain/palette'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public-site'
import sharp from 'sharp'
import { previewSize } from '../../files/decode.ts'
import { initialPath, wordsPath } from './letter-path.ts'

/** What an icon is drawn from; `emblem` is a logo that is square enough. */
export type Sign = Pick<PublicSite, 'name' | 'accent'> & { emblem: { picture: Buffer; ground: string } | undefined }

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

/** The emblem in a square of its own, in front of what is drawn so far. */
const emblemAt = async (picture: Buffer, size: number, left: number, top: number) => ({
  ...{ input: await sharp(picture).resize(size, size).png().toBuffer(), left, top },
})

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
    .composite([await emblemAt(emblem.picture, inner, edge, edge)])
    .png()
    .toBuffer()
}

/** The name in lines that a preview has room for; what is left over ends in dots. */
const linesOf = (name: string, size: number, width: number, most: number) => {
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
  const shown = lines.slice(0, most)
  return shown.map((line, at) =>
    wordsPath(line, size).width > width || (at === most - 1 && lines.length > most) ? fits(line) : line,
  )
}

/** The link of a house that has no picture yet: its sign and its name on its colour. */
export async function drawNamePreview({ name, accent, emblem }: Sign): Promise<Buffer> {
  const { width, height } = previewSize
  const shades = colours(accent)
  const [left, sign, room] = [100, 150, width - 200]
  // A short name is written large.
  const size = linesOf(name, 76, room, 3).length <= 2 ? 76 : 50
  const step = size * 1.65
  const lines = linesOf(name, size, room, 3)
  const top = (height - sign - 60 - size - (lines.length - 1) * step) / 2
  const words = lines.map(
    (line, at) =>
      `<g transform="translate(${left} ${top + sign + 60 + size + at * step})">${wordsPath(line, size).path}</g>`,
  )
  const tile = `<rect x="${left}" y="${top}" width="${sign}" height="${sign}" rx="34" fill="${emblem?.ground ?? shades['on-accent']}"/>`
  const letter = emblem
    ? ''
    : `<g transform="translate(${left} ${top})" fill="${shades.accent}">${initialPath(name, sign, 0.56)}</g>`
  const ground = `<rect width="${width}" height="${height}" fill="${shades.accent}"/>`
  const inner = Math.round(sign * 0.8)
  const edge = (sign - inner) / 2
  const front = emblem ? [await emblemAt(emblem.picture, inner, Math.round(left + edge), Math.round(top + edge))] : []
  return sharp(svg(width, height, `${ground}${tile}${letter}<g fill="${shades['on-accent']}">${words.join('')}</g>`))
    .composite(front)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
