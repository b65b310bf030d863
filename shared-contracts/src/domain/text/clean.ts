/**
 * Cleaning of text that comes in. It comes out of other programs with signs that nobody sees: marks of direction,
 * spaces without width, soft hyphens. Two texts that look the same are then not the same, and a name can be made to look
 * like another one.
 */

/** Scripts whose words need a joiner or a non-joiner between two letters: Persian, Hindi, Sinhala and their kin. */
const joined =
  String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}` +
  String.raw`\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`
const spelled = [
  // Between letters of such a script; of two in a row the second has no letter before it.
  `(?<=${joined})[\\u200c\\u200d](?=${joined})`,
  // Within an emoji: a family, a flag, the colour of a sign.
  String.raw`(?<=[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{Emoji}\u2600-\u27bf])[\ufe0e\ufe0f]`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]`,
  // The form of a character that is in somebody's name: Han and Mongolian know variants.
  String.raw`(?<=\p{scx=Hani})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{scx=Mong})[\u180b-\u180d\u180f]`,
].join('|')
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\u200b-\u200f\u2028-\u202e\ufff9-\ufffb\p{Cs}]`
const invisible = new RegExp(`(${spelled})|${unseen}`, 'gu')

const joinersInARow = new RegExp(`([\\u200c\\u200d])${unseen}+`, 'gu')
const withoutInvisible = (value: string) =>
  value
    .normalize('NFC')
    .replaceAll(joinersInARow, '$1')
    .replaceAll(invisible, (_sign, visible: string | undefined) => visible ?? '')

// U+0000 stays: PostgreSQL cannot store it, and who sends it is told so.
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const controls = /[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g
const breaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Above what any field takes: a longer text is refused by its length, and cleaning it first would only cost time. */
const maxCleanedLength = 25_000

/** Applies a cleaner to what a field could take. */
export const unlessTooLong = (clean: (value: string) => string) => (value: string) =>
  value.length > maxCleanedLength ? value : clean(value)

/** Text of several lines: they stay, each break as one U+000A; every kind of space within them is one. */
export const cleanLines = unlessTooLong((value) =>
  withoutInvisible(value.replaceAll(breaks, '\n'))
    .replaceAll(controls, '')
    .replaceAll(/\p{Zs}|\u2800/gu, ' ')
    .trim(),
)

/** Text of one line: every break, and every kind and number of spaces, is one space. */
export const cleanLine = unlessTooLong((value) => cleanLines(value).replaceAll(/\s+/g, ' '))

/** Every sign that is typed where an apostrophe is meant, and every hyphen. */
const apostrophes = /[\u00b4\u0060\u02b9\u02bb\u02bc\u02bd\u02c8\u2018\u2019\u201b\u2032\uff07]/gu
const hyphens = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/gu

/** A name of a person: a line in which each apostrophe and each hyphen is the one of the keyboard. What controls a terminal stays, to be refused. */
export const cleanName = unlessTooLong((value) =>
  withoutInvisible(value.replaceAll(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' '))
    .replaceAll(/(?:\p{Zs}|\u2800)+/gu, ' ')
    .replaceAll(hyphens, '-')
    .replaceAll(apostrophes, "'")
    .trim(),
)

/** Cyrillic and Greek letters that look like a Latin one, in capitals. */
const looks = new Map(
  [
    ['АВЕКМНОРСТУХЅІЈԚԜҮ', 'ABEKMHOPCTYXSIJQWY'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([from = '', to = '']) => Array.from(from).map((sign, at) => [sign, to[at] ?? sign] as const)),
)

/**
 * A code that people read from paper: `ТEN`, whose first letter is Cyrillic, is `TEN`; wide letters are plain ones. A code
 * that has letters of its own in another script stays in that script.
 */
export const cleanCode = unlessTooLong((value) => {
  const line = cleanLine(value.normalize('NFKC')).replaceAll(hyphens, '-')
  const latin = Array.from(line, (sign) => looks.get(sign.toUpperCase()) ?? sign).join('')
  return /[^\P{L}\p{sc=Latin}]/u.test(latin) ? line : latin
})

/** True if the letters are of several alphabets that look alike: nobody could type such a code from paper. */
export const mixesAlphabets = (value: string) =>
  [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Cherokee}/u].filter((script) =>
    script.test(value),
  ).length > 1
