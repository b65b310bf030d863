import type { BookedAs } from '@keyhaven/shared-contracts/domain/stay/kinds'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import type { Person } from './reads.ts'

type Hashes = { guest_hash: Buffer; decision_hash: Buffer; network_hash: Buffer }

type NewRequest = Hashes & { hold_id: number; message: string; booked_as: BookedAs }

export const insertRequest = (tx: Tx, owner: OwnerId, booking: number, who: Person, rest: NewRequest) =>
  tx
    .insertInto('booking_requests')
    .values({
      ...{ booking_id: booking, owner_id: owner, ...rest },
      ...{ first_name: who.first_name, last_name: who.last_name, email: who.email },
    })
    .execute()
