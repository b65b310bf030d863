import type { ListedService, Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { Button, Typography } from 'antd'
import type { Messages } from '../messages/services/en.ts'
import type { Messages as Records } from '../messages/records/en.ts'
import { ActiveMark } from '../list/active-mark.tsx'
import { natureOf } from './service-nature.ts'

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const Below = ({ children }: { children: string }) => (
  <Text type="secondary" block size={13}>
    {children}
  </Text>
)

/** Words for a service that is more than an extra that guests can choose. */
const marksOf = (t: Messages, service: Service) => {
  const nature = natureOf(service)
  if (nature === 'fee') return [t.marks.fee]
  return [
    ...(nature === 'extra' ? [] : [nature ? t.marks[nature] : t.isPassedOn]),
    ...(service.mandatory ? [t.isMandatory] : []),
    ...(nature === 'extra' && service.discountable === false ? [t.notReduced] : []),
  ]
}

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
      width: 160,
      card: 'heading',
      render: ({ name }) => name,
    },
    { key: 'price', title: records.price, align: 'end', width: 90, render: ({ price }) => <Money value={price} /> },
    {
      key: 'type',
      title: t.type,
      width: 125,
      render: (service) => (
        <>
          {capitalised(t.charge(service) ?? t.types[service.type])}
          {marksOf(t, service).map((mark) => (
            <Below key={mark}>{mark}</Below>
          ))}
        </>
      ),
    },
    {
      key: 'sold',
      title: t.columns.sold,
      align: 'end',
      width: 95,
      render: ({ sold }) =>
        sold?.bookings ? (
          <>
            <Money value={sold.revenue} />
            <Below>{t.bookings(sold.bookings)}</Below>
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
