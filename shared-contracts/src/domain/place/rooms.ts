import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'
import { whole } from '../money/number.ts'
import { bedKinds, roomKinds } from './room-kinds.ts'

const bedsOfKind = z.object({
  kind: z.enum(bedKinds, reasons.choose('bed')),
  count: whole({ required: 'inventory.enterBeds', min: 1, below: 'inventory.enterBeds', max: 50 }),
})

/** The rooms of a unit that people sleep in, as they come in. */
export const roomList = z
  .array(z.object({ kind: z.enum(roomKinds, reasons.choose('room')), beds: z.array(bedsOfKind).max(20) }))
  .max(50)
  .optional()

/** The same as they are answered. A later release may have kinds that this one has no words for. */
export const roomsOut = z
  .array(z.object({ kind: z.string(), beds: z.array(z.object({ kind: z.string(), count: z.int() })) }))
  .optional()

type Rooms = z.output<typeof roomsOut>

/** Number of beds, without cots: they are for those who are not counted as guests. */
export const bedCount = (rooms: Rooms): number => {
  const beds = rooms?.flatMap((room) => room.beds) ?? []
  return beds.reduce((sum, bed) => (bed.kind === 'cot' ? sum : sum + bed.count), 0)
}
