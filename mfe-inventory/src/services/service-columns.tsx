import type { Service } from '@keyhaven/shared-contracts/contract/services'
import type { Column } from '@keyhaven/shared-contracts/web/column'
import { Money } from '@keyhaven/shared-contracts/web/ui/money'
import { Button } from 'antd'
import { ActiveMark } from '../active-mark.tsx'
import { CellText } from '../cell-text.tsx'
import { typeLabels } from './service-words.ts'

export const serviceColumns = (edit: (service: Service) => void): Column<Service>[] => [
  {
    key: 'active',
    title: 'Active',
    width: 80,
    card: 'heading',
    render: ({ active }) => <ActiveMark active={active} />,
  },
  {
    key: 'name',
    title: 'Name',
    width: 200,
    card: 'heading',
    render: ({ name }) => <CellText lines={3}>{name}</CellText>,
  },
  {
    key: 'property',
    title: 'Associated property',
    width: 180,
    render: ({ property_info }) => <CellText>{property_info.name}</CellText>,
  },
  { key: 'price', title: 'Price', align: 'end', width: 120, render: ({ price }) => <Money value={price} /> },
  { key: 'type', title: 'Type', width: 110, render: ({ type }) => typeLabels[type] },
  {
    key: 'edit',
    title: 'Edit Service',
    width: 136,
    card: 'action',
    render: (service) => (
      <Button aria-label={`Edit ${service.name}`} onClick={() => edit(service)}>
        Edit
      </Button>
    ),
  },
]
