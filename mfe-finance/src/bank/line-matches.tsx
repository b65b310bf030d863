import {
  type BankLine,
  type BankMatch,
  bankLinesApi,
  isSureMatch,
} from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { App, Button } from 'antd'
import { bankCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/bank/en.ts'
import { sharesOf } from './line-parts.ts'

/** Words for what a line is of its booking: exactly a part, too much, or too little. */
const fitOf = (t: Messages, { part, open, difference }: BankMatch, isRefund: boolean) => {
  if (part) return t.parts[part]
  if (difference > 0) return t.over(difference, open)
  return isRefund ? t.refundUnder(-difference) : t.under(-difference)
}

/** The bookings that a line may be for, each with one press that books it; none of several is chosen. */
export function LineMatches({ line }: { line: BankLine }) {
  const t = useMessages(bankCatalog)
  const { message } = App.useApp()
  const book = useCommand(bankLinesApi.book)
  const { id, amount, match, candidates } = line
  const isRefund = amount < 0
  const offers = match ? [match] : candidates
  const shares = sharesOf(line)
  const press = async (payments: { booking: number; amount: number }[], reference: string) => {
    await book.mutateAsync({ params: { id }, body: { payments } })
    void message.success(t.booked(reference))
  }
  // Money that went back is that of a booking only as far as it was paid too much.
  const canBook = ({ difference }: BankMatch) => shares.length === 0 && (!isRefund || difference <= 0)
  if (offers.length === 0) return <Text type="secondary">{t.none}</Text>
  return (
    <div>
      {offers.length > 1 && <Text type="secondary">{shares.length > 0 ? t.together : t.several}</Text>}
      <ul>
        {offers.map((one) => (
          <li key={one.booking} className="bank-candidate">
            <div>
              <TextLink to={paths.bookings(one.booking)}>{t.candidate(one.reference, one.client)}</TextLink>
              <Text type="secondary" size={13} block>
                {`${shares.length > 0 ? t.opens(one.open) : fitOf(t, one, isRefund)} · ${t.kinds[one.kind]}`}
              </Text>
            </div>
            {canBook(one) && (
              <Button
                type={isSureMatch(line) ? 'primary' : 'default'}
                aria-label={isRefund ? `${t.refund}: ${one.reference}` : t.bookFor(one.reference)}
                loading={book.isPending && book.variables.body.payments[0]?.booking === one.booking}
                disabled={book.isPending}
                onClick={() =>
                  void press([{ booking: one.booking, amount: Math.abs(amount) }], one.reference).catch(() => undefined)
                }
              >
                {isRefund ? t.refund : t.book}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shares.length > 0 && (
        <Row marginTop={8}>
          <Button
            loading={book.isPending}
            onClick={() =>
              void press(shares, offers.map(({ reference }) => reference).join(', ')).catch(() => undefined)
            }
          >
            {t.bookTogether(shares.length)}
          </Button>
        </Row>
      )}
      {book.error && <ProblemState error={book.error} />}
    </div>
  )
}
