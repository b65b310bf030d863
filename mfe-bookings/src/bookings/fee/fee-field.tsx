import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { cancellationCost } from '@keyhaven/shared-contracts/domain/cancellation'
import { eurosIn, toCents, toEuros } from '@keyhaven/shared-contracts/domain/money'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Input, Typography } from 'antd'
import { useId } from 'react'
import { cancellationCatalog } from '../../messages/catalogs.ts'

const amount = eurosIn({ required: 'bookings.enterFee', below: 'bookings.enterFee' })

/** True for nothing, and for an amount that a cancelled stay can cost. */
export const isFee = (typed: string, { total_price }: Booking): boolean => {
  if (typed.trim() === '') return true
  const cents = amount.safeParse(typed).data
  return cents !== undefined && cents <= toCents(total_price)
}

type Props = { booking: Booking; value: string; onChange: (typed: string) => void }

/** What the owner charges for a stay that they cancel: nothing unless they say so, with what the terms would let them. */
export function FeeField({ booking, value, onChange }: Props) {
  const t = useMessages(cancellationCatalog)
  const language = useLanguage()
  const id = useId()
  const { accepted_terms: terms, check_in, total_price } = booking
  const cost =
    terms && cancellationCost(terms.cancellation, { check_in, totalCents: toCents(total_price) }, localToday())
  const fee = toEuros(cost?.cents ?? 0)
  const isWrong = !isFee(value, booking)
  return (
    <div style={{ marginTop: 20 }}>
      <label htmlFor={id} style={{ display: 'block', marginBottom: 4 }}>
        {t.enter}
      </label>
      <Flex gap={8} wrap>
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          value={value}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
          style={{ width: 160 }}
        />
        {fee > 0 && (
          <Button onClick={() => onChange(fee.toFixed(2).replace('.', language.decimalSign))}>{t.charge(fee)}</Button>
        )}
      </Flex>
      <div id={`${id}-hint`} style={{ marginTop: 4 }}>
        {isWrong && (
          <Typography.Text type="danger" style={{ display: 'block' }}>
            {t.wrong(total_price)}
          </Typography.Text>
        )}
        {cost && (
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {fee > 0 ? t.byTerms(fee, cost.percent) : t.freeByTerms}
          </Typography.Text>
        )}
        <Typography.Text type="secondary">{t.hint}</Typography.Text>
      </div>
    </div>
  )
}
