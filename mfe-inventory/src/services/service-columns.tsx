import type { ListedService, Service } from '@keyhaven/shared-contracts/contract/services'
import { counted, Money } from '@keyhaven/shared-contracts/web/facts'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { Button, Typography } from 'antd'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'
import { typeLabels } from './service-words.ts'

export const serviceColumns = (edit: (service: Service) => void): Column<ListedService>[] => [
  {
    key: 'active',
    title: 'Active',
    width: 72,
    card: 'heading',
    render: ({ active }) => <ActiveMark active={active} />,
  },
  {
    key: 'name',
    title: 'Name',
    width: 130,
    card: 'heading',
    render: ({ name }) => <CellText lines={3}>{name}</CellText>,
  },
  {
    key: 'property',
    title: 'Associated property',
    width: 130,
    render: ({ property_info }) => <CellText>{property_info.name}</CellText>,
  },
  { key: 'price', title: 'Price', align: 'end', width: 90, render: ({ price }) => <Money value={price} /> },
  { key: 'type', title: 'Type', width: 90, render: ({ type }) => typeLabels[type] },
  {
    key: 'sold',
    title: 'Sold this year',
    align: 'end',
    width: 100,
    render: ({ sold }) =>
      sold?.bookings ? (
        <>
          <Money value={sold.revenue} />
          <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
            {counted(sold.bookings, 'bookings')}
          </Typography.Text>
        </>
      ) : (
        <Typography.Text type="secondary">Nothing yet</Typography.Text>
      ),
  },
  {
    key: 'edit',
    title: 'Edit Service',
    width: 90,
    card: 'action',
    render: (service) => (
      <Button aria-label={`Edit ${service.name}`} onClick={() => edit(service)}>
        Edit
      </Button>
    ),
  },
]
