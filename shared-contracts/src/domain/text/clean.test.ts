import { expect, test } from 'vitest'
import { cleanCode, cleanLine, cleanLines, cleanName, mixesAlphabets } from './clean.ts'

test.each([
  ['a mark of direction', 'Mül\u202eler\u200b', 'Müller'],
  ['isolates and marks', '\u2066Anna\u2069\u200e\u200f\u061c', 'Anna'],
  ['a soft hyphen', 'Dampf\u00adschiff', 'Dampfschiff'],
  ['a mark of byte order', '\ufeffAnna', 'Anna'],
  ['fillers that are letters by name', 'a\u3164\u115f\uffa0b', 'ab'],
  ['tags without a flag', 'a\u{e0041}b', 'ab'],
  ['half a character', 'a\ud800b', 'ab'],
  ['a control sign', 'a\u0007\u0090b', 'ab'],
  ['every kind of space', ' a\u00a0\u2009\u202fb\u3000c\td ', 'a b c d'],
  ['letters in two pieces', 'Mu\u0308ller', 'Müller'],
])('%s is cleaned', (_what, dirty, clean) => expect(cleanLine(dirty)).toBe(clean))

test.each([
  ['a Persian word', 'می‌خواهم'],
  ['a Sinhala word', 'ශ්‍රී'],
  ['a Hindi word', 'क्‍ष'],
  ['a family', '👨‍👩‍👧'],
  ['a coloured hand', '👍🏽'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a red heart', '❤️'],
  ['a name in its own Han form', '葛\u{e0100}城'],
])('%s keeps what it is spelled with', (_what, text) => {
  expect(cleanLine(text)).toBe(text)
  expect(cleanLines(text)).toBe(text)
})

test('a joiner that joins nothing is as invisible as the rest', () => {
  expect(cleanLine('Mül\u200dler\u200c')).toBe('Müller')
  expect(cleanLine('می\u200c\u200c\u200cخواهم')).toBe('می\u200cخواهم')
})

test('a text of several lines keeps its lines, a line is one', () => {
  expect(cleanLines('a \r\nb\u2028\u2028c\rd\u00a0e')).toBe('a \nb\n\nc\nd e')
  expect(cleanLine('a \r\nb\u2028c')).toBe('a b c')
})

test('what is clean stays as it is, however often it is cleaned', () => {
  for (const text of ['a\u00a0\u202eb', '\u200c\u200dک\u200c\u200dک', '👨\u200d\u200d👩', 'Mu\u0308\u00ad\u0308'])
    for (const clean of [cleanLine, cleanLines, cleanName, cleanCode]) expect(clean(clean(text))).toBe(clean(text))
})

test('a name has one apostrophe and one hyphen', () => {
  for (const sign of ['´', '`', 'ʼ', '’', '‘', '′']) expect(cleanName(`O${sign}Brien`)).toBe("O'Brien")
  for (const sign of ['‐', '‑', '–', '—', '−']) expect(cleanName(`Hans${sign}Peter`)).toBe('Hans-Peter')
})

test('letters of a code that look like Latin ones are Latin, other alphabets stay, a mix is known', () => {
  expect(cleanCode('ТEN')).toBe('TEN')
  expect(cleanCode('ТЕN１０')).toBe('TEN10')
  expect(cleanCode('СКИДКА')).toBe('СКИДКА')
  expect(['SPЯING', 'СКИДКА5', 'SPRING–10'].map((code) => mixesAlphabets(cleanCode(code)))).toEqual([
    true,
    false,
    false,
  ])
})

test('a text that is longer than any field takes is left as it is, for its length to refuse it', () => {
  const long = ` ${'a\u200b '.repeat(10_000)}`
  for (const clean of [cleanLine, cleanLines, cleanName, cleanCode]) expect(clean(long)).toBe(long)
})
