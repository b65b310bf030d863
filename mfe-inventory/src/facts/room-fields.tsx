import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { RoomKind } from '@keyhaven/shared-contracts/domain/place/room-kinds'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, theme } from 'antd'
import { useEffect, useId, useState } from 'react'
import { amenitiesCatalog, factsCatalog } from '../messages/catalogs.ts'
import { type Bed, BedFields } from './bed-fields.tsx'

/** A room as the form holds it. */
export type Room = { kind: RoomKind; beds: Bed[] }

type Props = { id?: string; value?: readonly Room[]; onChange?: (rooms: Room[]) => void }

const replaced = <T,>(list: readonly T[], at: number, ...by: T[]) => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + 1),
]
const firstBed: Record<RoomKind, Bed> = {
  bedroom: { kind: 'double', count: '1' },
  living_room: { kind: 'sofa_bed', count: '1' },
}

/** The rooms that people sleep in, each with its beds. */
export function RoomFields({ id, value = [], onChange }: Props) {
  const t = useMessages(factsCatalog).rooms
  const words = useMessages(amenitiesCatalog)
  const { token } = theme.useToken()
  const own = useId()
  const prefix = id ?? own
  // What was added or where something was removed gets the focus, once it is there.
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus()
  }, [focused])
  const change = (rooms: Room[], focus?: string) => {
    setFocused(focus)
    onChange?.(rooms)
  }
  const nameOf = ({ kind }: Room, at: number) =>
    words.rooms[kind](value.slice(0, at + 1).filter((room) => room.kind === kind).length)
  const adder = (kind: RoomKind, label: string) => (
    <Button
      id={`${prefix}-${kind}`}
      icon={<PlusOutlined aria-hidden />}
      onClick={() => change([...value, { kind, beds: [firstBed[kind]] }], `${prefix}-${value.length}-0`)}
    >
      {label}
    </Button>
  )
  return (
    <Flex vertical gap={12} id={prefix} role="group" aria-label={t.sleeping}>
      {value.map((room, at) => {
        const name = nameOf(room, at)
        const withBeds = (beds: Bed[], focus?: string) => change(replaced(value, at, { ...room, beds }), focus)
        return (
          <Flex
            key={at}
            vertical
            gap={8}
            role="group"
            aria-label={name}
            style={{
              padding: 12,
              border: `1px solid ${token.colorBorderSecondary}`,
              borderRadius: token.borderRadiusLG,
            }}
          >
            <Flex justify="space-between" align="center" gap={8}>
              <strong>{name}</strong>
              <Button
                type="text"
                size="small"
                aria-label={t.removeOf(name)}
                onClick={() => change(replaced(value, at), `${prefix}-bedroom`)}
              >
                {t.remove}
              </Button>
            </Flex>
            {room.beds.map((bed, index) => (
              <Flex key={index} gap={8} align="center">
                <BedFields
                  id={`${prefix}-${at}-${index}`}
                  room={name}
                  bed={bed}
                  onChange={(newBed) => withBeds(replaced(room.beds, index, newBed))}
                />
                <Button
                  type="text"
                  aria-label={t.removeBed}
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => withBeds(replaced(room.beds, index), `${prefix}-${at}-add`)}
                />
              </Flex>
            ))}
            <Button
              id={`${prefix}-${at}-add`}
              type="dashed"
              icon={<PlusOutlined aria-hidden />}
              aria-label={t.addBedTo(name)}
              onClick={() =>
                withBeds([...room.beds, { kind: 'single', count: '1' }], `${prefix}-${at}-${room.beds.length}`)
              }
              style={{ alignSelf: 'flex-start' }}
            >
              {t.addBed}
            </Button>
          </Flex>
        )
      })}
      <Flex wrap gap={8}>
        {adder('bedroom', t.addBedroom)}
        {adder('living_room', t.addLivingRoom)}
      </Flex>
    </Flex>
  )
}
