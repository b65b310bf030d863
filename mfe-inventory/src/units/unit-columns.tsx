import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Flex } from 'antd'
import type { Messages } from '../messages/units/en.ts'
import type { Messages as Records } from '../messages/records/en.ts'
import { ActiveMark } from '../list/active-mark.tsx'
import { CoverPicture } from '../list/cover-picture.tsx'
import { LinkButton } from '../list/link-button.tsx'
import { NightlyPrice } from './nightly-price.tsx'
import { unitStatuses, unitTypes } from '@keyhaven/shared-contracts/domain/stay/kinds'

const statusTone = { available: 'good', booked: 'waiting', unavailable: 'bad', maintenance: 'bad' } as const
export const statusOptions = (t: Messages) => unitStatuses.map((value) => ({ value, label: t.statuses[value] }))
export const typeOptions = (t: Messages) => unitTypes.map((value) => ({ value, label: t.types[value] }))

/** `2 guests`, or `2 guests, up to 4` where more than those of the base price fit in. */
const capacityText = (t: Messages, { capacity, max_capacity }: Pick<Unit, 'capacity' | 'max_capacity'>) =>
  capacity === max_capacity ? t.guests(capacity) : t.guestsUpTo(capacity, max_capacity)

export const unitColumns =
  (t: Messages, records: Records) =>
  (edit: (unit: Unit) => void): Column<Unit>[] => [
    {
      key: 'active',
      title: records.active,
      width: 70,
      card: 'heading',
      render: ({ active }) => <ActiveMark active={active} />,
    },
    {
      key: 'name',
      title: records.name,
      width: 186,
      card: 'heading',
      render: ({ name, images }) => (
        <Flex gap={8} align="center">
          <CoverPicture images={images} />
          <Text breakWord>{name}</Text>
        </Flex>
      ),
    },
    { key: 'capacity', title: t.columns.capacity, width: 90, render: (unit) => capacityText(t, unit) },
    {
      key: 'price',
      title: records.price,
      align: 'end',
      width: 88,
      render: (unit) => <NightlyPrice {...unit} perNight={t.perNight} />,
    },
    {
      key: 'status',
      title: t.status,
      width: 90,
      render: ({ status }) => <StatusDot tone={statusTone[status]} label={t.statuses[status]} />,
    },
    {
      key: 'edit',
      title: t.columns.edit,
      width: 126,
      card: 'action',
      render: (unit) => (
        <Flex gap="4px 8px" align="center" wrap>
          <Button aria-label={t.editOf(unit.name)} onClick={() => edit(unit)}>
            {records.edit}
          </Button>
          <LinkButton
            type="text"
            style={{ paddingInline: 6 }}
            to={paths.seasons({ property: unit.property.id, unit: unit.id })}
            aria-label={t.seasonPricesOf(unit.name)}
          >
            {t.seasonPrices}
          </LinkButton>
        </Flex>
      ),
    },
  ]
