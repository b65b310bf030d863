import { createHash } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/pool.ts'
import { transact } from '../../db/transact.ts'
import { notFound } from '../../http/problem.ts'
import { writeCalendar } from '../ical/write-calendar.ts'
import { exportIn, isAddressOf } from './addresses.ts'
import {
  findStoredExport,
  noteFetched,
  noteSent,
  readTakenNights,
  stampNights,
  type StoredExport,
  type TakenNights,
} from './file-writes.ts'

const wordsOf = ({ kind, name }: TakenNights, { with_names }: StoredExport) => {
  if (kind === 'block' || kind === 'closure') return 'Not available'
  return with_names && name ? `Reserved - ${name}` : 'Reserved'
}

async function drawCalendar(tx: Tx, address: StoredExport, now: Date) {
  const nights = await readTakenNights(tx, address, now)
  await noteSent(tx, address, nights, now)
  const stamps = await stampNights(tx, address, nights, now)
  const events = nights.flatMap((stay) => {
    const stamp = stamps.get(stay.subject)
    if (!stamp) return []
    const { uid, sequence, stamped_at: stampedAt } = stamp
    const summary = wordsOf(stay, address)
    return [{ uid, sequence, stampedAt, start: stay.check_in, end: stay.check_out, summary }]
  })
  return writeCalendar({ name: address.name, events })
}

const maxAgentLength = 200

/** The calendar at an address, with the tag of its content; notes that it was fetched. */
export async function calendarAt({ db, clock }: AppContext, file: string, userAgent: string) {
  const address = await findStoredExport(db, exportIn(file) ?? 0)
  if (!address || !(await isAddressOf(db, file, address))) throw notFound('channels.exportNotFound')
  const now = clock()
  const content = await transact(db, async (tx) => {
    await noteFetched(tx, address, userAgent.slice(0, maxAgentLength), now)
    return drawCalendar(tx, address, now)
  })
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` }
}
