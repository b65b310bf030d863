import { z } from 'zod'

/** Degrees in WGS 84, as maps have them. */
export type Coordinates = { latitude: number; longitude: number }

const written = /^([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NS])?\s*[,;\s]\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([EWO])?$/i

const signed = (number: string, letter = '') => Number(number.replace(',', '.')) * (/^[SW]$/i.test(letter) ? -1 : 1)

/** Three numbers between commas alone: nobody knows which two belong together. */
const unclear = /^\d+,\d+,\d+$/

/** `47.80, 13.30` or `47,80° N 13,30° E` as maps and people write it; undefined for what is none. */
const read = (text: string): Coordinates | undefined => {
  const clean = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
  if (unclear.test(clean)) return undefined
  const [all, latitude = '', north, longitude = '', east] = written.exec(clean) ?? []
  return all === undefined ? undefined : { latitude: signed(latitude, north), longitude: signed(longitude, east) }
}

/** Coordinates as their field shows them and takes them back. */
export const coordinatesText = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`

/** Six decimals are a hand's breadth. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6
const wrong = 'inventory.enterCoordinates'
/** No degree has thousands: a single dot or comma is always that of the decimals. */
const degreeOf = (value: unknown) => (typeof value === 'string' && value.trim() ? signed(value.trim()) : value)
const degree = (max: number) =>
  z.preprocess(degreeOf, z.number(wrong).min(-max, wrong).max(max, wrong).overwrite(rounded)) as unknown as z.ZodType<
    number,
    number | string
  >

/** Coordinates of a house as they come in: an object or its text; null or empty for none. */
export const coordinates = z
  .preprocess(
    (value) => {
      if (typeof value !== 'string') return value
      return value.trim() === '' ? null : (read(value) ?? value)
    },
    z.object({ latitude: degree(90), longitude: degree(180) }, wrong).nullable(),
  )
  .optional() as unknown as z.ZodOptional<z.ZodType<Coordinates | null, Coordinates | string | null>>

/** The same in an answer. */
export const coordinatesOut = z.object({ latitude: z.number(), longitude: z.number() }).nullish()
