import {
  type BankLine,
  type BankMatch,
  bankLinesApi,
  isSureMatch,
} from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { App, Button } from 'antd'
import { bankCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/bank/en.ts'

/** What a line is of its booking: exactly a part, too much, or too little. */
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
  const shown = match ? [match] : candidates
  const press = async ({ booking, reference }: BankMatch) => {
    await book.mutateAsync({ params: { id }, body: { payments: [{ booking, amount: Math.abs(amount) }] } })
    void message.success(t.booked(reference))
  }
  // Money that went back is that of a booking only as far as it was paid too much.
  const canBook = ({ difference }: BankMatch) => !isRefund || difference <= 0
  if (shown.length === 0) return <Text type="secondary">{t.none}</Text>
  return (
    <div>
      {shown.length > 1 && <Text type="secondary">{t.several}</Text>}
      <ul>
        {shown.map((one) => (
          <li key={one.booking} className="bank-candidate">
            <div>
              <TextLink to={paths.bookings(one.booking)}>{t.candidate(one.reference, one.client)}</TextLink>
              <Text type="secondary" size={13} block>
                {`${fitOf(t, one, isRefund)} · ${t.kinds[one.kind]}`}
              </Text>
            </div>
            {canBook(one) && (
              <Button
                type={isSureMatch(line) ? 'primary' : 'default'}
                aria-label={t.bookFor(one.reference)}
                loading={book.isPending && book.variables.body.payments[0]?.booking === one.booking}
                disabled={book.isPending}
                onClick={() => void press(one).catch(() => undefined)}
              >
                {isRefund ? t.refund : t.book}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {book.error && <ProblemState error={book.error} />}
    </div>
  )
}
