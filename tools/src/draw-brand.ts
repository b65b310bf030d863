import { readFileSync, writeFileSync } from 'node:fs'
import { wordsPath } from '@keyhaven/api/site/icons/letter-path'
import { guestPages, type Pair, petrol, white } from '@keyhaven/shared-contracts/domain/palette'
import sharp from 'sharp'
import { at } from './build/workspace.ts'

// Draws the icons and the link preview of Keyhaven itself, from its mark and from the harbour behind the first page. They are
// kept in the sources, because browsers ask for them by these names and every build copies them.

const file = (name: string) => at(`shell/public/${name}`)
const read = (name: string) => readFileSync(at(name), 'utf8')
const mark = read('shell/public/favicon.svg')
const ground = /<rect[^>]* fill="([^"]+)"/.exec(mark)?.[1] ?? petrol
const house = mark.replace(/<svg[^>]*>|<rect[^>]*\/>|<\/svg>/g, '')

/** The mark with the corners of its tile, or on the whole square with the house in its middle, this share of it. */
const rounded = (size: number) => sharp(Buffer.from(mark), { density: 72 * (size / 32) * 2 }).resize(size, size)
const full = (size: number, share: number) => {
  const edge = (32 - 32 * share) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${edge} ${edge}) scale(${share})">${house}</g></svg>`
  return sharp(Buffer.from(svg), { density: 72 * (size / 32) * 2 })
    .resize(size, size)
    .flatten({ background: ground })
}

/** Several PNGs as one .ico: a head, an entry of 16 bytes for each, and the pictures. */
const ico = (pictures: { size: number; bytes: Buffer }[]) => {
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0])
  let offset = head.length + 16 * pictures.length
  const entries = pictures.map(({ size, bytes }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    entry.writeUInt32LE(bytes.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += bytes.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures.map(({ bytes }) => bytes)])
}

const byDay = (name: string) => {
  const colour = Object.entries<Pair | string>(guestPages).find(([other]) => other === name)?.[1]
  return typeof colour === 'object' ? colour[0] : (colour ?? white)
}

/** The harbour by day as an SVG of its own: its eastern part, in the size of a link preview. */
const harbour = () => {
  const [, drawing = ''] = /(<defs>.*)<\/svg>/s.exec(read('mfe-public/src/landing/hero/harbour-view.tsx')) ?? []
  const rules = read('mfe-public/src/landing/hero/hero.css').match(/\.kh-view-[^{}]*\{[^}]*\}/g) ?? []
  const css = rules.join('').replaceAll(/var\(--kh-([\w-]+)\)/g, (_, name: string) => byDay(name))
  const svg = drawing.replaceAll('className', 'class').replaceAll(/\{\/\*.*?\*\/\}/gs, '')
  return `<svg width="1200" height="630" viewBox="450 0 990 520" preserveAspectRatio="xMaxYMax slice"><style>${css}</style>${svg}</svg>`
}

const preview = () => {
  const words = wordsPath('Keyhaven', 74)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${harbour()}<svg x="72" y="72" width="112" height="112" viewBox="0 0 32 32">${mark.replace(/<\/?svg[^>]*>/g, '')}</svg><g transform="translate(216 165)" fill="${ground}">${words.path}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true })
}

const png = { compressionLevel: 9, palette: true, effort: 10 } as const
const sizes = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, bytes: await rounded(size).png(png).toBuffer() })),
)
writeFileSync(file('favicon.ico'), ico(sizes))
await rounded(192).png(png).toFile(file('icon-192.png'))
await rounded(512).png(png).toFile(file('icon-512.png'))
await full(180, 1.1).png(png).toFile(file('apple-touch-icon.png'))
await full(512, 0.9).png(png).toFile(file('maskable-512.png'))
await preview().toFile(file('preview.jpg'))
