import { lineLabel, nightsWhy } from '@keyhaven/shared-contracts/domain/money/price-lines'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { type Language, useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Alert, Flex, Typography } from 'antd'
import type { BookingPrice } from '../../bookings/form/price/use-booking-price.ts'
import { calendarCatalog, calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import type { Messages as LineMessages } from '../../messages/booking/en.ts'
import { bookingCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/calendar-dialogs/en.ts'
import { nightsOf } from '../moving/move-words.ts'

type Props = { price: BookingPrice; /** Booking as it stands, with its price before the move. */ booking?: Booking }

/** `3 nights × €120.00 (Summer) + 1 extra person × 3 nights × €15.50 + Breakfast 3 × €12.90` */
const sayLines = (
  t: Messages['price'] & { lines: LineMessages['price'] },
  language: Language,
  lines: readonly PriceLine[],
) => {
  const nights = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'nights' ? quantity : 0), 0)
  const sayLine = (line: PriceLine) => {
    const { kind, quantity, unit_price, total } = line
    if (kind === 'discount') return `${lineLabel(line, t.lines)} ${language.euros(total)}`
    if (kind === 'nights') {
      const why = nightsWhy(line, t.lines)
      return `${t.nights(quantity, unit_price)}${why ? ` (${why})` : ''}`
    }
    if (kind === 'service') return t.service(lineLabel(line, t.lines, lines), quantity, unit_price)
    return t.extraPersons(quantity / nights, nights, unit_price)
  }
  return lines.map(sayLine).join(' + ')
}

/** Price of the nights in one line, and the stays in their way. */
export function QuickPrice({ price: { price, isOld, takenStays, error, retry }, booking }: Props) {
  const t = useMessages(calendarDialogsCatalog).price
  const { range } = useMessages(calendarCatalog)
  const words = useMessages(bookingCatalog).price
  const language = useLanguage()
  if (error) {
    return (
      <Box marginBottom={16}>
        <ProblemState error={error} onRetry={retry} />
      </Box>
    )
  }
  const changes = booking && price && price.total !== booking.total_price
  return (
    <div aria-live="polite" style={{ marginBottom: 16, minHeight: 30 }}>
      {takenStays.length > 0 && (
        <Box marginBottom={12}>
          <Alert type="error" showIcon title={t.taken(takenStays.map((stay) => range(nightsOf(stay))).join(', '))} />
        </Box>
      )}
      {price && (
        <Flex justify="space-between" align="baseline" gap={16}>
          <Typography.Text type="secondary">{sayLines({ ...t, lines: words }, language, price.lines)}</Typography.Text>
          <span style={{ fontSize: 20, whiteSpace: 'nowrap', opacity: isOld ? 0.6 : 1 }}>
            {changes && (
              <Typography.Text type="secondary">{`${language.euros(booking.total_price)} → `}</Typography.Text>
            )}
            <strong>{language.euros(price.total)}</strong>
          </span>
        </Flex>
      )}
    </div>
  )
}
