import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'

export type Weight = 'regular' | 'bold'
export type Face = 'latin' | 'hebrew' | 'arabic' | 'thai' | 'devanagari' | 'tamil' | 'han' | 'hangul'

const { resolve } = createRequire(import.meta.url)
const ofScript = (script: string, weight: 'Regular' | 'Bold') =>
  resolve(
    `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight === 'Bold' ? 700 : 400}-normal.woff`,
  )
const beside = (name: string, file: string) => join(dirname(resolve(name)), '../fonts', file)

/** The built-in fonts of PDF garble everything beyond Western Europe, so all are embedded. Opened when first needed. */
const files: { [face in Face]: (weight: 'Regular' | 'Bold') => string } = {
  latin: (weight) => resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${weight === 'Bold' ? '-Bold' : ''}.ttf`),
  hebrew: (weight) => beside('@embedpdf/fonts-hebrew', `NotoSansHebrew-${weight}.ttf`),
  arabic: (weight) => beside('@embedpdf/fonts-arabic', `NotoNaskhArabic-${weight}.ttf`),
  thai: (weight) => ofScript('thai', weight),
  devanagari: (weight) => ofScript('devanagari', weight),
  tamil: (weight) => ofScript('tamil', weight),
  // Chinese and Japanese.
  han: (weight) => beside('@embedpdf/fonts-sc', `NotoSansHans-${weight}.otf`),
  hangul: (weight) => beside('@embedpdf/fonts-kr', `NotoSansKR-${weight}.otf`),
}

export const fileOf = (face: Face, weight: Weight) => files[face](weight === 'bold' ? 'Bold' : 'Regular')

const opened = new Map<Face, Font | undefined>()

/** Font that is opened to look up letters; undefined where an optional one was not installed. */
function fontOf(face: Face): Font | undefined {
  if (!opened.has(face)) {
    try {
      const font = openSync(fileOf(face, 'regular'))
      opened.set(face, 'fonts' in font ? undefined : font)
    } catch {
      opened.set(face, undefined)
    }
  }
  return opened.get(face)
}

const preferred: readonly (readonly [RegExp, Face])[] = [
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script_Extensions=Arabic}/u, 'arabic'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
  [/\p{Script_Extensions=Tamil}/u, 'tamil'],
  [/\p{Script=Hangul}/u, 'hangul'],
  [/[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u, 'han'],
]
const order: readonly Face[] = ['latin', 'hebrew', 'arabic', 'thai', 'devanagari', 'tamil', 'han', 'hangul']

const faces = new Map<string, Face | null>()

/** The font of a letter; null where none has it. Latin and what all scripts share is found before the others are opened. */
export function faceOf(letter: string): Face | null {
  const cached = faces.get(letter)
  if (cached !== undefined) return cached
  const code = letter.codePointAt(0) ?? 0
  const has = (face: Face) => fontOf(face)?.hasGlyphForCodePoint(code) === true
  const first = code < 0x590 ? undefined : preferred.find(([script]) => script.test(letter))?.[1]
  const face = first && has(first) ? first : (order.find(has) ?? null)
  if (faces.size < 50_000) faces.set(letter, face)
  return face
}

/** True where a font has the letter: a mark stays with the letter that it is on, a space within its words. */
export const hasLetter = (face: Face, letter: string) =>
  fontOf(face)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true

/** Emoji and other signs: no name and no address needs them, so that one without a font is left out. */
const signs = /[\p{S}\p{Me}\p{Co}\p{Cn}]/gu

/**
 * Letters to print: without those that only steer how others are shown and signs that no font has, and in one line; spaces
 * that keep a line together stay.
 */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(signs, (sign) => (faceOf(sign) === null ? '' : sign))
    .replaceAll(/[^\S\u00a0\u202f]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2066-\u2069\u202a-\u202e\u200e\u200f]/gu, '')

/** Letters of a text that none of the fonts has. */
export const lettersWithoutFont = (text: string) => [
  ...new Set(Array.from(printable(text)).filter((letter) => faceOf(letter) === null)),
]
