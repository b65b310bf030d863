export const titleCase = (words: string) =>
  words.replace(
    /(^|[\s_-])(\p{L})/gu,
    (_, gap: string, letter: string) => (gap === '_' ? ' ' : gap) + letter.toUpperCase(),
  )
