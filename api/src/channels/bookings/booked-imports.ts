import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { Sql, Tx } from '../../db/pool.ts'
import { conflict, invalid, notFoundField } from '../../http/problem.ts'
import type { OwnerId } from '../../owner-id.ts'
import { type BookableImport, findBookableImport, findFormerImport, importsOf } from './booked-import-reads.ts'
import { deleteImport, eraseNames, lockUnitOf, takeBack, writeBooked } from './booked-import-writes.ts'

type Wished = StayDays & { unit: number; import?: number | null | undefined }

const booked = () =>
  conflict('import_booked', 'channels.importBooked', { fields: { import: ['channels.importBooked'] } })

const isOf = ({ unit_id, check_in, check_out }: BookableImport, wished: Wished) =>
  unit_id === wished.unit && check_in < wished.check_out && check_out > wished.check_in

/** The imported stay of which a booking was made that is reopened, where it is one of the same nights. */
export async function findReopened(tx: Tx, owner: OwnerId, booking: number, wished: Wished) {
  const imported = await findFormerImport(tx, owner, booking)
  return imported && isOf(imported, wished) ? imported : undefined
}

/** The imported stay of which a booking is to be made; undefined where none is named. It has to be of the same unit and of some of the nights. */
export async function findBookable(db: Sql, owner: OwnerId, wished: Wished): Promise<BookableImport | undefined> {
  if (wished.import == null) return undefined
  const imported = await findBookableImport(db, owner, wished.import)
  if (!imported) throw notFoundField('import', 'channels.importNotFound')
  if (imported.state === 'booked') throw booked()
  if (!isOf(imported, wished)) throw invalid({ import: ['channels.importElsewhere'] })
  return imported
}

/** Makes a booking of an imported stay: its nights are the booking's from now on. The unit is locked. */
export async function markBooked(tx: Tx, owner: OwnerId, id: number, booking: number) {
  if (!(await writeBooked(tx, owner, id, booking))) throw booked()
}

/**
 * Brings back the imported stay of which a booking was made that ends: its portal's guest still comes. It waits for its owner where something else
 * has its nights, and is gone where its portal has cancelled it, too. The booking's own nights are free by now.
 */
export async function restoreImport(tx: Tx, owner: OwnerId, booking: number, now: Date) {
  for (const { id, unit, is_cancelled } of await importsOf(tx, owner, booking)) {
    if (is_cancelled) await deleteImport(tx, owner, id)
    else {
      await lockUnitOf(tx, unit)
      await takeBack(tx, owner, id, now)
    }
  }
}

/** Takes a client who was erased out of the imported stays of which their bookings were made. */
export async function eraseFromImports(tx: Tx, owner: OwnerId, client: number) {
  await eraseNames(tx, owner, client)
}
