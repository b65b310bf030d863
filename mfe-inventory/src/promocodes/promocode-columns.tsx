import type { ListedPromocode, Promocode } from '@keyhaven/shared-contracts/contract/promocodes'
import { counted, DayText, Money } from '@keyhaven/shared-contracts/web/facts'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Typography } from 'antd'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'

export const promocodeColumns = (edit: (promocode: Promocode) => void): Column<ListedPromocode>[] => [
  {
    key: 'active',
    title: 'Active',
    width: 72,
    card: 'heading',
    render: ({ active }) => <ActiveMark active={active} />,
  },
  { key: 'name', title: 'Name', width: 110, card: 'heading', render: ({ code }) => code },
  {
    key: 'description',
    title: 'Description',
    width: 110,
    render: ({ description }) => <CellText>{description}</CellText>,
  },
  {
    key: 'valid_until',
    title: 'Valid until',
    width: 104,
    render: ({ valid_until }) => <DayText value={valid_until} />,
  },
  {
    key: 'discount',
    title: 'Discount Percentage',
    width: 110,
    align: 'end',
    render: ({ discount_percent }) => `${discount_percent} %`,
  },
  {
    key: 'used',
    title: 'Used',
    width: 112,
    render: ({ code, used }) =>
      used?.bookings ? (
        <>
          <TextLink to={paths.bookingsFound(code)}>{counted(used.bookings, 'bookings')}</TextLink>
          <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
            <Money value={used.saved} /> saved
          </Typography.Text>
        </>
      ) : (
        <Typography.Text type="secondary">Not yet</Typography.Text>
      ),
  },
  {
    key: 'edit',
    title: 'Edit Code',
    width: 84,
    card: 'action',
    render: (promocode) => (
      <Button aria-label={`Edit ${promocode.code}`} onClick={() => edit(promocode)}>
        Edit
      </Button>
    ),
  },
]
