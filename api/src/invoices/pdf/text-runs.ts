import createBidi from 'bidi-js'
import { type Face, faceOf, hasLetter, printable } from './fonts.ts'

/** Letters that one font draws in one go, left to right on the page. */
export type Run = { text: string; face: Face }

const bidi = createBidi()
/** The Thai letter of ำ in its two parts, its ring below the mark of a tone: the library that shapes letters does not part it. */
const thaiAm = /([\u0e48-\u0e4b]?)\u0e33/gu

const isMark = (letter: string) => /[\p{M}\s]/u.test(letter)

/** Stands for a letter that no font has, so that it is seen that one is missing. */
const replacement = { letter: '\ufffd', face: 'latin' } as const

/** Letters in the order in which they are read, each with its font. A mark that no font has is left out. */
function lettersOf(text: string) {
  let before: Face = 'latin'
  return Array.from(text.replaceAll(thaiAm, '\u0e4d$1\u0e32')).flatMap((letter) => {
    const face = isMark(letter) && hasLetter(before, letter) ? before : faceOf(letter)
    if (face === null) return isMark(letter) ? [] : [replacement]
    before = face
    return [{ letter, face }]
  })
}

/** True where the text is read from right to left as a whole: its first letter with a direction is. */
const readsRightToLeft = (text: string) => /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(printable(text))

/**
 * A line in the order in which it stands on the page: runs of one font and one direction, those that are read from right
 * to left put around. Fonts turn the letters of such a run themselves where its script is read that way.
 */
export function visualRuns(line: string): Run[] {
  const letters = lettersOf(line)
  const text = letters.map(({ letter }) => letter).join('')
  const faces = letters.flatMap(({ letter, face }) => Array.from({ length: letter.length }, () => face))
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, readsRightToLeft(text) ? 'rtl' : 'ltr')
  const runs: (Run & { level: number })[] = []
  let at = 0
  for (const letter of text) {
    const [face, level] = [faces[at] ?? 'latin', levels[at] ?? 0]
    const last = runs.at(-1)
    if (last && last.face === face && last.level === level) last.text += letter
    else runs.push({ text: letter, face, level })
    at += letter.length
  }
  return reordered(runs, paragraphs[0]?.level ?? 0).map(({ text: words, face, level }) => ({
    text: level % 2 === 1 && !turnsItself(words) ? mirrored(words) : words,
    face,
  }))
}

const turnsItself = (text: string) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)
const mirrored = (text: string) =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .toReversed()
    .join('')

/** Rule L2 of the bidirectional algorithm: from the highest level to the lowest odd one, what is at least as high is put around. */
function reordered<T extends { level: number }>(runs: T[], base: number): T[] {
  const highest = Math.max(base, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1)
    for (let start = 0; start < runs.length; start += 1) {
      let end = start
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  return runs
}
