import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import type { Column } from '@keyhaven/shared-contracts/web/column'
import { Money } from '@keyhaven/shared-contracts/web/ui/money'
import { StatusDot } from '@keyhaven/shared-contracts/web/ui/status-dot'
import { Button } from 'antd'
import { ActiveMark } from '../active-mark.tsx'
import { CellText } from '../cell-text.tsx'
import { capacityText, statusLabel, statusTone } from './unit-words.ts'

export const unitColumns = (edit: (unit: Unit) => void): Column<Unit>[] => [
  {
    key: 'active',
    title: 'Active',
    width: 80,
    card: 'heading',
    render: ({ active }) => <ActiveMark active={active} />,
  },
  { key: 'property', title: 'Property', render: ({ property }) => <CellText>{property.name}</CellText> },
  { key: 'name', title: 'Name', card: 'heading', render: ({ name }) => <CellText lines={3}>{name}</CellText> },
  { key: 'capacity', title: 'Capacity', align: 'end', render: capacityText },
  { key: 'price', title: 'Price', align: 'end', render: ({ price_per_night }) => <Money value={price_per_night} /> },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <StatusDot tone={statusTone[status]} label={statusLabel(status)} />,
  },
  {
    key: 'edit',
    title: 'Edit unit',
    width: 100,
    card: 'action',
    render: (unit) => (
      <Button aria-label={`Edit unit ${unit.name}`} onClick={() => edit(unit)}>
        Edit
      </Button>
    ),
  },
]
