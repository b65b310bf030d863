import anyAscii from 'any-ascii'
import iconv from 'iconv-lite'

const page = 'win1252'
const isIn1252 = (letter: string) => iconv.decode(iconv.encode(letter, page), page) === letter

/** A text in the letters of code page 1252: others are written in its letters, `Žižková` as it is and `Łódź` as `Lódz`. */
export const inCp1252 = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => (isIn1252(letter) ? letter : anyAscii(letter)))
    .join('')
    .replaceAll(/\p{Cc}+/gu, ' ')

export const encodeCp1252 = (text: string) => iconv.encode(text, page)
