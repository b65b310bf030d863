type Ring = GeoJSON.Position[]

/** Degrees from the middle of a map to its west or east. */
const half = 180
const round = 360

/** The same longitude between -180 and 180. */
export const wrapped = (longitude: number) => longitude - round * Math.floor((longitude + half) / round)

/** The same longitude where it is nearest to another one: beyond the date line that may be more than 180. */
export const nearestTo = (middle: number, longitude: number) =>
  longitude + round * Math.round((middle - longitude) / round)

/** Longitudes as numbers that lie as close together as they do on the globe: 179 and -178 are 179 and 182. */
export const together = (longitudes: readonly number[]) => {
  const sorted = longitudes.map(wrapped).toSorted((a, b) => a - b)
  const [first = 0] = sorted
  // What lies behind the widest gap comes first.
  const { west } = sorted
    .map((from, at) => ({ west: sorted[at + 1] ?? first, gap: (sorted[at + 1] ?? first + round) - from }))
    .reduce((widest, one) => (one.gap > widest.gap ? one : widest), { west: first, gap: -1 })
  return longitudes.map((longitude) => {
    const one = wrapped(longitude)
    return one < west ? one + round : one
  })
}

/** A ring without the jump from 180 to -180. One that goes around a pole is closed there. */
const unbroken = (ring: Ring): Ring => {
  const points: Ring = []
  for (const [longitude = 0, latitude = 0] of ring)
    points.push([nearestTo(points.at(-1)?.[0] ?? longitude, longitude), latitude])
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || Math.abs((last[0] ?? 0) - (first[0] ?? 0)) < half) return points
  const pole = (first[1] ?? 0) < 0 ? -90 : 90
  return [...points, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first]
}

const shifted = (polygon: Ring[], by: number): Ring[] =>
  polygon.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [longitude + by, latitude]))

/** Maps that go over the date line show so much of what lies behind it. */
const shownBeyond = 100

/** Polygons for a flat map: none is drawn the long way round, and what lies near the date line is there on both of its sides. */
export const flat = (polygons: readonly Ring[][]): Ring[][] =>
  polygons.flatMap((polygon) => {
    const whole = polygon.map(unbroken)
    // Holes go where their outline is.
    const middle = whole[0]?.[0]?.[0] ?? 0
    const inPlace = whole.map((ring) => {
      const by = nearestTo(middle, ring[0]?.[0] ?? 0) - (ring[0]?.[0] ?? 0)
      return by === 0 ? ring : ring.map(([longitude = 0, latitude = 0]) => [longitude + by, latitude])
    })
    const longitudes = inPlace[0]?.map(([longitude = 0]) => longitude) ?? []
    const west = longitudes.reduce((a, b) => Math.min(a, b), Infinity)
    const east = longitudes.reduce((a, b) => Math.max(a, b), -Infinity)
    return [
      inPlace,
      ...(east > half - shownBeyond ? [shifted(inPlace, -round)] : []),
      ...(west < shownBeyond - half ? [shifted(inPlace, round)] : []),
    ]
  })
