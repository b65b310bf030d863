import type { Messages } from '../../messages/calendar/en.ts'

/** A letter of a price, a space in it, and the gap to the next one, in pixels. */
const letterPx = 6
const spacePx = 3
const gapPx = 4

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raisedPx = 4

const widthOf = (words: string) => {
  const spaces = words.match(/\s/g)?.length ?? 0
  const small = Array.from(words).filter((letter) => raised.includes(letter)).length
  return (words.length - spaces - small) * letterPx + small * raisedPx + spaces * spacePx + gapPx
}

/** A price without its sign, and with raised cents. */
const figures = (euros: string) => {
  const bare = euros.replace(/\s?€\s?/, '')
  const tight = bare.replace(/[.,](\d\d)$/, (_, cents: string) =>
    cents.replace(/\d/g, (one) => raised[Number(one)] ?? ''),
  )
  return [bare, tight] as const
}

/** The longest words that there is room for, and none rather than a part of them. */
const fitting = (choices: readonly string[], width: number) => choices.find((words) => widthOf(words) <= width) ?? ''

/** A price, without its sign or with raised cents where there is no room. */
export const priceWords = (t: Messages['grid'], price: number, width: number, roomy: boolean) => {
  const euros = t.price(price)
  return fitting([...(roomy ? [t.priceFrom(price)] : []), euros, ...figures(euros)], width)
}

/** A price in figures alone, as a row full of them has it; without its thousands sign where that needs the room, else only that there is one. */
export const priceFigures = (t: Messages['grid'], price: number, width: number) => {
  const [bare, tight] = figures(t.price(price))
  const ungrouped = tight.replace(/(\d)[.,\s’](\d{3})/g, '$1$2')
  return fitting([bare, tight, ungrouped, '…'], width)
}
