import type { MoneyDue } from '@keyhaven/shared-contracts/contract/finance/money-due'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { DayText, Money } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import dayjs from 'dayjs'
import { StayCell } from '../invoices/stay-cell.tsx'
import type { Messages } from '../messages/money-due/en.ts'
import { guestOf, RemindButton } from './remind-button.tsx'

export const moneyDueColumns = (t: Messages): Column<MoneyDue>[] => [
  {
    key: 'what',
    width: 130,
    title: t.columns.what,
    card: 'heading',
    render: ({ kind, days_late }) => (
      <>
        <Text block>{t.kinds[kind]}</Text>
        {days_late > 0 && (
          <Text block size={13} type="danger">
            {t.daysLate(days_late)}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'guest',
    width: 120,
    title: t.columns.guest,
    render: (row) => (
      <Text block breakWord>
        {guestOf(row)}
      </Text>
    ),
  },
  {
    key: 'stay',
    width: 150,
    title: t.columns.stay,
    render: ({ booking }) => <StayCell booking={booking} label={t.openBooking(booking.reference)} />,
  },
  { key: 'due', width: 98, title: t.columns.due, render: ({ due }) => due && <DayText value={due} /> },
  {
    key: 'amount',
    width: 100,
    title: t.columns.amount,
    align: 'end',
    render: ({ amount }) => (
      <Text component="b" weight={600}>
        <Money value={amount} />
      </Text>
    ),
  },
  {
    key: 'actions',
    width: 150,
    title: t.columns.actions,
    card: 'action',
    render: (row) => (
      <>
        {row.can_remind && <RemindButton row={row} />}
        {row.reminded_at !== null && row.can_remind && (
          <Text type="secondary" block size={13}>
            {t.reminded(dayjs(row.reminded_at).format('YYYY-MM-DD'))}
          </Text>
        )}
        {row.invoice !== null && (
          <TextLink to={`${paths.invoices()}?stage=drafts&search=${row.booking.reference}`}>{t.issue}</TextLink>
        )}
      </>
    ),
  },
]
