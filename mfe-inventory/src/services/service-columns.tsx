import type { ListedService, Service } from '@keyhaven/shared-contracts/contract/services'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { Button, Typography } from 'antd'
import type { Messages } from '../messages/services/en.ts'
import type { Messages as Records } from '../messages/records/en.ts'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'

export const serviceColumns =
  (t: Messages, records: Records) =>
  (edit: (service: Service) => void): Column<ListedService>[] => [
    {
      key: 'active',
      title: records.active,
      width: 72,
      card: 'heading',
      render: ({ active }) => <ActiveMark active={active} />,
    },
    {
      key: 'name',
      title: records.name,
      width: 117,
      card: 'heading',
      render: ({ name }) => <CellText lines={3}>{name}</CellText>,
    },
    {
      key: 'property',
      title: t.columns.property,
      width: 117,
      render: ({ property_info }) => <CellText>{property_info.name}</CellText>,
    },
    { key: 'price', title: records.price, align: 'end', width: 90, render: ({ price }) => <Money value={price} /> },
    { key: 'type', title: t.type, width: 90, render: ({ type }) => t.types[type] },
    {
      key: 'sold',
      title: t.columns.sold,
      align: 'end',
      width: 100,
      render: ({ sold }) =>
        sold?.bookings ? (
          <>
            <Money value={sold.revenue} />
            <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
              {t.bookings(sold.bookings)}
            </Typography.Text>
          </>
        ) : (
          <Typography.Text type="secondary">{t.notSold}</Typography.Text>
        ),
    },
    {
      key: 'edit',
      title: t.columns.edit,
      width: 116,
      card: 'action',
      render: (service) => (
        <Button aria-label={records.editOf(service.name)} onClick={() => edit(service)}>
          {records.edit}
        </Button>
      ),
    },
  ]
