import type { CashBook, CashEntry } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { DayText, Money } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { Typography } from 'antd'
import { cashCatalog } from '../messages/catalogs.ts'
import './cash-table.css'
import { kindOf } from './kind-of.ts'

type Figures = { in?: number; out?: number; balance: number }

/** Cash in, out and left; nothing stands where nothing came. */
function FigureCells({ in: received = 0, out: spent = 0, balance }: Figures) {
  const { columns } = useMessages(cashCatalog)
  const cell = (label: string, value: number) => (
    <td className="cash-figure" data-label={label}>
      {value > 0 && <Money value={value} />}
    </td>
  )
  return (
    <>
      {cell(columns.in, received)}
      {cell(columns.out, spent)}
      <td className="cash-figure" data-label={columns.balance}>
        {balance < 0 ? (
          <Text type="danger" weight={600}>
            <Money value={balance} />
          </Text>
        ) : (
          <Money value={balance} />
        )}
      </td>
    </>
  )
}

function EntryRow({ entry }: { entry: CashEntry }) {
  const t = useMessages(cashCatalog)
  return (
    <tr>
      <td>
        <DayText value={entry.date} />
      </td>
      <td className="cash-entry">
        <Typography.Text>
          <span>{`${kindOf(t, entry)}, ${entry.client}`}</span>{' '}
          <TextLink to={paths.bookings(entry.booking.id)}>{entry.booking.reference}</TextLink>
        </Typography.Text>
        {entry.note !== '' && (
          <Text type="secondary" block>
            {entry.note}
          </Text>
        )}
      </td>
      <FigureCells in={entry.amount} out={0 - entry.amount} balance={entry.balance} />
    </tr>
  )
}

/** The entries of a month between what was in the box before and after; a day of several has its own line below them. */
export function CashTable({ book }: { book: CashBook }) {
  const t = useMessages(cashCatalog)
  const language = useLanguage()
  const { columns } = t
  const balanceRow = (name: string, balance: number) => (
    <tr className="cash-balance">
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <FigureCells balance={balance} />
    </tr>
  )
  return (
    <table className="cash-table">
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.entry}</th>
          {[columns.in, columns.out, columns.balance].map((column) => (
            <th key={column} scope="col" className="cash-figure">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{balanceRow(t.opening, book.opening)}</tbody>
      {book.days.map((day) => {
        const entries = book.entries.filter(({ date }) => date === day.date)
        return (
          <tbody key={day.date}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
            {entries.length > 1 && (
              <tr className="cash-day">
                <th scope="row" colSpan={2}>
                  {t.endOf(language.day(day.date))}
                </th>
                <FigureCells in={day.in} out={day.out} balance={day.closing} />
              </tr>
            )}
          </tbody>
        )
      })}
      <tfoot>{balanceRow(t.closing, book.closing)}</tfoot>
    </table>
  )
}
