/** Letters that are no other letter with a mark, as people type them who do not have them. */
const plainLetters: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' },
  ...{ '’': "'", '‘': "'", '‑': '-', '–': '-' },
}

/** A text as people look for it: without case, accents and spaces around it, so that "orebic" finds "Orebić". */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøłđðþæœı’‘‑–]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim()

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }

/** All ways to type a text without its marks: "Österreich" is looked for as "osterreich" and as "oesterreich". */
export const foldings = (text: string) => {
  const whole = text.toLowerCase().normalize('NFC')
  return [...new Set([fold(whole), fold(whole.replaceAll(/[äöüå]/g, (letter) => umlauts[letter] ?? letter))])]
}

/** True if two folded texts differ by one letter at most: one too many, one too few, another one, or two swapped. */
export const isOneOff = (one: string, other: string): boolean => {
  if (one.length > other.length) return isOneOff(other, one)
  if (other.length - one.length > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  if (one.length < other.length) return rest === otherRest.slice(1)
  if (rest.slice(1) === otherRest.slice(1)) return true
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
}
