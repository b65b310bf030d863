import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { EmbedOptions } from './embed-options.ts'

/** Of the calendar alone: inside an element, no address of a site. */
export const availability = (property: number | string, unit: number | string) => `/availability/${property}/${unit}`

const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value)

/** The path that an element starts at; nothing where its attributes make none. */
export const startPage = ({ property, unit, shows }: EmbedOptions) => {
  if (shows === 'availability') return isId(property) && isId(unit) ? availability(property, unit) : undefined
  if (property === '' && unit === '') return paths.public()
  if (!isId(property) || (unit !== '' && !isId(unit))) return undefined
  return unit === '' ? paths.publicProperty(property) : paths.publicUnit(property, unit)
}
