import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import { Money, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Flex, Typography } from 'antd'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'
import { CoverPicture } from '../list/cover-picture.tsx'
import { LinkButton } from '../list/link-button.tsx'
import { capacityText, statusLabel, statusTone } from './unit-words.ts'

export const unitColumns = (edit: (unit: Unit) => void): Column<Unit>[] => [
  {
    key: 'active',
    title: 'Active',
    width: 70,
    card: 'heading',
    render: ({ active }) => <ActiveMark active={active} />,
  },
  { key: 'property', title: 'Property', width: 86, render: ({ property }) => <CellText>{property.name}</CellText> },
  {
    key: 'name',
    title: 'Name',
    width: 168,
    card: 'heading',
    render: ({ name, images }) => (
      <Flex gap={8} align="center">
        <CoverPicture images={images} />
        <CellText lines={3}>{name}</CellText>
      </Flex>
    ),
  },
  { key: 'capacity', title: 'Capacity', width: 80, render: capacityText },
  {
    key: 'price',
    title: 'Price',
    align: 'end',
    width: 88,
    render: ({ price_per_night }) => (
      <>
        <b style={{ fontWeight: 600 }}>
          <Money value={price_per_night} />
        </b>
        <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
          per night
        </Typography.Text>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 90,
    render: ({ status }) => <StatusDot tone={statusTone[status]} label={statusLabel(status)} />,
  },
  {
    key: 'edit',
    title: 'Edit unit',
    width: 116,
    card: 'action',
    render: (unit) => (
      <Flex gap="4px 8px" align="center" wrap>
        <Button aria-label={`Edit unit ${unit.name}`} onClick={() => edit(unit)}>
          Edit
        </Button>
        <LinkButton
          type="text"
          style={{ paddingInline: 6 }}
          to={paths.seasons({ property: unit.property.id, unit: unit.id })}
          aria-label={`Season prices of ${unit.name}`}
        >
          Season prices
        </LinkButton>
      </Flex>
    ),
  },
]
