import { type BedKind, bedKinds } from '@keyhaven/shared-contracts/domain/place/room-kinds'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Select } from 'antd'
import { factsCatalog } from '../messages/catalogs.ts'

/** Beds of one kind, as many as were typed. */
export type Bed = { kind: BedKind; count: number | string }

type Props = { id: string; room: string; bed: Bed; onChange: (bed: Bed) => void }

/** Number of beds of each kind. */
export function BedFields({ id, room, bed, onChange }: Props) {
  const t = useMessages(factsCatalog).rooms
  const options = bedKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))
  return (
    <>
      <NumberInput
        value={bed.count}
        onChange={(count) => onChange({ ...bed, count })}
        whole
        aria-label={t.countOf(room)}
        style={{ width: 52, flex: 'none' }}
      />
      <Select
        id={id}
        value={bed.kind}
        onChange={(kind) => onChange({ ...bed, kind })}
        options={options}
        // The width would be cut on a telephone; it helps to choose and says nothing after that.
        labelRender={() => t.kinds[bed.kind].replace(/ \(.*\)/, '')}
        aria-label={t.bedOf(room)}
        style={{ flex: 1, minWidth: 0 }}
      />
    </>
  )
}
