/** Rooms in which people sleep. Only the first counts as a bedroom. */
export const roomKinds = ['bedroom', 'living_room'] as const
/** Beds by their width: a double bed has about 140 cm, a queen-size bed 160 and a king-size bed 180. */
export const bedKinds = ['single', 'double', 'queen', 'king', 'bunk', 'sofa_bed', 'cot'] as const

export type RoomKind = (typeof roomKinds)[number]
export type BedKind = (typeof bedKinds)[number]

/** False for kinds of later releases. */
export const isRoom = (kind: string): kind is RoomKind => roomKinds.some((roomKind) => roomKind === kind)
export const isBed = (kind: string): kind is BedKind => bedKinds.some((bedKind) => bedKind === kind)
