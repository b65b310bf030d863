import { type Font, openSync } from 'fontkit'
import { faceOf, fileOf } from '../../invoices/pdf/fonts.ts'

const opened = new Map<string, Font>()
const fontAt = (file: string) => {
  const cached = opened.get(file)
  if (cached) return cached
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  opened.set(file, font)
  return font
}

/** The sign of a name: its first letter in whatever script that our fonts have, else a dot. */
const initialOf = (name: string) =>
  [...name.matchAll(/[\p{L}\p{N}]/gu)].map(([letter]) => letter.toLocaleUpperCase()).find((letter) => faceOf(letter)) ??
  '•'

type Run = { path: string; width: number }

/** Words as the path of an SVG whose capitals are `size` high, from the left end of their base line: the machine needs no font. */
export const wordsPath = (text: string, size: number): Run => {
  const parts: string[] = []
  let width = 0
  for (const letter of text) {
    const font = fontAt(fileOf(faceOf(letter) ?? 'latin', 'bold'))
    const scale = size / (font.capHeight || font.ascent)
    const { glyphs, positions } = font.layout(letter)
    for (const [at, glyph] of glyphs.entries()) {
      parts.push(`<path transform="translate(${width} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`)
      width += (positions[at]?.xAdvance ?? glyph.advanceWidth) * scale
    }
  }
  return { path: parts.join(''), width }
}

/** The first letter of a name, in the middle of a square of this size and `share` as high. */
export const initialPath = (name: string, square: number, share: number) => {
  const letter = initialOf(name)
  const font = fontAt(fileOf(faceOf(letter) ?? 'latin', 'bold'))
  const { bbox, path } = font.layout(letter).glyphs[0] ?? font.getGlyph(0)
  const scale = (square * share) / Math.max(bbox.maxY - bbox.minY, bbox.maxX - bbox.minX)
  const x = square / 2 - ((bbox.minX + bbox.maxX) / 2) * scale
  const y = square / 2 + ((bbox.minY + bbox.maxY) / 2) * scale
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`
}
