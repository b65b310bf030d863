import type { ListedPromocode, Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { DayText } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Typography } from 'antd'
import type { Messages } from '../messages/promocodes/en.ts'
import type { Messages as Records } from '../messages/records/en.ts'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'
import { boundWords } from './bound-words.ts'

export const promocodeColumns =
  (t: Messages, records: Records) =>
  (edit: (promocode: Promocode) => void): Column<ListedPromocode>[] => [
    {
      key: 'active',
      title: records.active,
      width: 72,
      card: 'heading',
      render: ({ active }) => <ActiveMark active={active} />,
    },
    { key: 'name', title: records.name, width: 100, card: 'heading', render: ({ code }) => code },
    {
      key: 'description',
      title: records.description,
      width: 104,
      render: (promocode) => (
        <>
          <CellText>{promocode.description}</CellText>
          <Text type="secondary" block size={13}>
            {boundWords(t, promocode).join('\u00a0· ')}
          </Text>
        </>
      ),
    },
    {
      key: 'valid_until',
      title: t.validUntil,
      width: 104,
      render: ({ valid_until }) => <DayText value={valid_until} />,
    },
    {
      key: 'discount',
      title: t.columns.discount,
      width: 94,
      align: 'end',
      render: ({ discount_percent, discount_amount }) =>
        discount_amount ? t.amount(discount_amount) : t.percent(discount_percent),
    },
    {
      key: 'used',
      title: t.columns.used,
      width: 112,
      render: ({ code, used }) =>
        used?.bookings ? (
          <>
            <TextLink to={paths.bookingsFound(code)}>{t.bookings(used.bookings)}</TextLink>
            <Text type="secondary" block size={13} numeric>
              {t.saved(used.saved)}
            </Text>
          </>
        ) : (
          <Typography.Text type="secondary">{t.notUsed}</Typography.Text>
        ),
    },
    {
      key: 'edit',
      title: t.columns.edit,
      width: 116,
      card: 'action',
      render: (promocode) => (
        <Button aria-label={records.editOf(promocode.code)} onClick={() => edit(promocode)}>
          {records.edit}
        </Button>
      ),
    },
  ]
