import { type Face, fileOf, printable, type Weight } from './fonts.ts'
import type { Page } from './page.ts'
import { type Run, visualRuns } from './text-runs.ts'

export type Style = {
  size: number
  weight?: Weight
  color: string
  align?: 'left' | 'right' | 'center'
  /** Space between the letters. */
  spacing?: number
}

const fontName = (face: Face, weight: Weight) => `${face} ${weight}`

/** Makes the font of a run the one that is written with; a file holds those alone that it needs. */
function setFont(page: Page, face: Face, { size, weight = 'regular' }: Style) {
  const name = fontName(face, weight)
  page.registerFont(name, fileOf(face, weight))
  return page.font(name).fontSize(size)
}

const options = (style: Style) => ({ characterSpacing: style.spacing ?? 0, features: [], lineBreak: false })

/** Widths at size 1 of what was measured before; the words of invoices come again and again. */
const measured = new Map<string, number>()
const maxMeasured = 20_000

function widthOfRun(page: Page, { text, face }: Run, style: Style) {
  const key = `${face} ${style.weight ?? 'regular'} ${text}`
  let width = measured.get(key)
  if (width === undefined) {
    width = setFont(page, face, { ...style, size: 100 }).widthOfString(text, { features: [] }) / 100
    if (measured.size < maxMeasured) measured.set(key, width)
  }
  return width * style.size + text.length * (style.spacing ?? 0)
}
export const widthOf = (page: Page, line: string, style: Style) =>
  visualRuns(line).reduce((sum, run) => sum + widthOfRun(page, run, style), 0)

/** Break points of a line: after spaces but those that hold words together, and between letters of scripts that write without any. */
const pieces =
  /(?:[\u00a0\u202f]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])+ *|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] */gu

/** A word that is longer than the line, in parts that are not. */
function broken(page: Page, word: string, width: number, style: Style) {
  const parts: string[] = []
  let [part, partWidth] = ['', 0]
  for (const { segment } of graphemes.segment(word)) {
    const own = widthOf(page, segment, style)
    if (part !== '' && partWidth + own > width) {
      parts.push(part)
      part = ''
      partWidth = 0
    }
    part += segment
    partWidth += own
  }
  return [...parts, part]
}
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const iban = /\b[A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: (?=[A-Z]*\d)[A-Z\d]{1,3})?\b/g

/** Account numbers that fit into a line are not parted by its end: people copy them by hand. */
const keepingAccounts = (page: Page, text: string, width: number, style: Style) =>
  text.replace(iban, (account) => (widthOf(page, account, style) > width ? account : account.replaceAll(' ', '\u00a0')))

/** The lines of a text in a column of this width; where its writer ended a line, one ends. */
export const linesOf = (page: Page, text: string, width: number, style: Style): string[] =>
  text
    .trim()
    .split(/\r\n?|\n/)
    .flatMap((line) => linesOfOne(page, keepingAccounts(page, line, width, style), width, style))

function linesOfOne(page: Page, text: string, width: number, style: Style): string[] {
  const lines: string[] = []
  let [line, lineWidth] = ['', 0]
  const words = (printable(text).trim().match(pieces) ?? []).flatMap((piece) =>
    widthOf(page, piece.trimEnd(), style) > width ? broken(page, piece, width, style) : [piece],
  )
  for (const word of words) {
    if (line !== '' && lineWidth + widthOf(page, word.trimEnd(), style) > width) {
      lines.push(line.trimEnd())
      line = ''
      lineWidth = 0
    }
    line += word
    lineWidth += widthOf(page, word, style)
  }
  return [...lines, line.trimEnd()]
}

/** Distance of the baselines. */
export const lineHeight = ({ size }: Style) => size * 1.35

export const heightOf = (page: Page, text: string, width: number, style: Style) =>
  linesOf(page, text, width, style).length * lineHeight(style)

/** Distance of the baseline from the top of a line. */
const ascent = 0.98

/** Place of a text on a page, in points from its left and top edges. */
export type Column = { x: number; top: number; width: number }

/** Writes one line at its place; wider than its column it goes beyond. */
export function writeLine(page: Page, line: string, { x, top, width }: Column, style: Style) {
  const runs = visualRuns(line)
  const widths = runs.map((run) => widthOfRun(page, run, style))
  const free = width - widths.reduce((sum, one) => sum + one, 0)
  const align = style.align ?? 'left'
  let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
  for (const [index, run] of runs.entries()) {
    setFont(page, run.face, style).fillColor(style.color)
    page.text(run.text, at, top + style.size * ascent, { ...options(style), baseline: 'alphabetic' })
    at += widths[index] ?? 0
  }
}

/** Writes a text into a column and answers where it ends. */
export function write(page: Page, text: string, { x, top, width }: Column, style: Style): number {
  let y = top
  for (const line of linesOf(page, text, width, style)) {
    writeLine(page, line, { x, top: y, width }, style)
    y += lineHeight(style)
  }
  return y
}
