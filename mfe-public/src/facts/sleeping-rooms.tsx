import type { PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { isBed, isRoom } from '@keyhaven/shared-contracts/domain/place/room-kinds'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { factsCatalog } from '../messages/facts-catalog.ts'

/** Which beds stand in which room. */
export function SleepingRooms({ unit }: { unit: PublicUnit }) {
  const t = useMessages(factsCatalog)
  const { list } = useLanguage()
  const { rooms = [], cots } = unit
  if (rooms.length === 0 && cots == null) return null
  const nameOf = (kind: string, at: number) =>
    isRoom(kind) && t.rooms[kind](rooms.slice(0, at + 1).filter((room) => room.kind === kind).length)
  return (
    <section aria-labelledby="kh-rooms">
      <h2 className="kh-panel-title" id="kh-rooms">
        {t.roomsTitle}
      </h2>
      <dl className="kh-fact-list">
        {rooms.map(({ kind, beds }, at) => (
          <div key={at}>
            <dt>{nameOf(kind, at)}</dt>
            <dd>{list(beds.flatMap((bed) => (isBed(bed.kind) ? [t.beds[bed.kind](bed.count)] : [])))}</dd>
          </div>
        ))}
        {cots != null && (
          <div>
            <dt>{t.forInfants}</dt>
            <dd>{cots > 0 ? t.beds.cot(cots) : t.noCot}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
