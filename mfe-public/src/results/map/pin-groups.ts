import type { Pin } from '@keyhaven/shared-contracts/contract/public/public-search'

type Point = { x: number; y: number }

/** Pins that would cover one another; the first of them has the lowest total. */
export type PinGroup = { pins: Pin[]; at: Pin['coordinates']; total: number; point: Point }

/** The size of a pin with its distance to the next one, in pixels. */
const [width, height] = [72, 40]

/** Puts pins together that would cover one another where the map draws them. */
export const groupPins = (pins: readonly Pin[], project: (at: Pin['coordinates']) => Point): PinGroup[] => {
  const groups: PinGroup[] = []
  for (const pin of pins) {
    const point = project(pin.coordinates)
    const near = groups.find(
      (group) => Math.abs(group.point.x - point.x) < width && Math.abs(group.point.y - point.y) < height,
    )
    if (near) {
      near.pins.push(pin)
      near.total = Math.min(near.total, pin.total_from)
    } else groups.push({ pins: [pin], at: pin.coordinates, total: pin.total_from, point })
  }
  return groups
}

/** The town of a group whose houses are all in one. */
const townOf = ({ pins: [first, ...others] }: PinGroup) =>
  others.every(({ property }) => property.city === first?.property.city) ? first?.property.city : undefined

/** Width of a letter of a name, and distance from a pin to the end of the name below it, in pixels. */
const [letter, nameEnd] = [7, 38]

/** True where the name of a town would lie under another pin. */
const isCovered = (town: string, { point }: PinGroup, groups: readonly PinGroup[]) =>
  groups.some((other) => {
    const [right, down] = [Math.abs(other.point.x - point.x), other.point.y - point.y]
    return down > 0 && down < nameEnd + height / 2 && right < (width + town.length * letter) / 2
  })

/**
 * The names of towns that are written below groups, each once and where no other pin covers it: without them an outline of
 * countries says little.
 */
export const nameTowns = (groups: readonly PinGroup[]) => {
  const names = new Map<PinGroup, string>()
  for (const group of groups) {
    const town = townOf(group)
    if (town && ![...names.values()].includes(town) && !isCovered(town, group, groups)) names.set(group, town)
  }
  return names
}

/** True for pins at one place, which no zoom takes apart. */
export const isOnePlace = ({ pins, at }: PinGroup) =>
  pins.every(({ coordinates: { latitude, longitude } }) => latitude === at.latitude && longitude === at.longitude)
