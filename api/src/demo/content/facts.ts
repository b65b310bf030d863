import { type Amenity, amenityList } from '@keyhaven/shared-contracts/domain/place/amenities'
import type { BedKind, RoomKind } from '@keyhaven/shared-contracts/domain/place/room-kinds'

type Room = { kind: RoomKind; beds: { kind: BedKind; count: number }[] }

/** Facts about a house of a demo. */
export type HouseFacts = {
  check_in_from: string
  check_in_until: string | null
  check_out_until: string
  latitude: number
  longitude: number
  amenities: Amenity[]
  house_rules: string
  registration_number: string
}
/** Facts about a unit of a demo. */
export type UnitFacts = {
  rooms: Room[]
  bathrooms: number
  area_m2: number
  amenities: Amenity[]
  pets_max?: number
  cots?: number
  /** Guests book it without waiting for an answer. */
  instant?: true
}

const room =
  (kind: RoomKind) =>
  (...beds: BedKind[]): Room => ({
    kind,
    beds: [...new Set(beds)].map((bed) => ({ kind: bed, count: beds.filter((other) => other === bed).length })),
  })

export const bedroom = room('bedroom')
export const livingRoom = room('living_room')

/** Amenities by their names with spaces between; one that is not on the list stops the program. */
export const listed = (names: string): Amenity[] => amenityList.parse(names.split(' ')) ?? []
