import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { cancellationCost, feeBaseOf } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { eurosIn, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Typography } from 'antd'
import { useTodayAt } from '../form/use-today.ts'
import { useId } from 'react'
import { cancellationCatalog } from '../../messages/catalogs.ts'

const amount = eurosIn({ required: 'bookings.enterFee', below: 'bookings.enterFee' })

/** A fee as its input holds it: a number, or what was typed where that is none. */
export type TypedFee = number | string

/** True for nothing, and for an amount that a cancelled stay can cost. */
export const isFee = (fee: TypedFee, booking: Booking): boolean => {
  if (String(fee).trim() === '') return true
  const cents = amount.safeParse(fee).data
  return cents !== undefined && cents <= feeBaseOf(booking)
}

/** Cents of a fee; 0 while there is none, or none that counts. */
export const centsOfFee = (fee: TypedFee) => amount.safeParse(fee).data ?? 0

/** Names an ambiguous amount (`1.234`) before any other problem, because the owner has to choose which one is meant. */
const twoAmounts = (fee: TypedFee) => {
  const issue = amount.safeParse(fee).error?.issues[0]
  const why = issue && issueReason(issue)
  return why?.key === 'general.twoAmounts' ? why : undefined
}

type Props = { booking: Booking; value: TypedFee; onChange: (fee: TypedFee) => void }

/** Cancellation fee that the owner charges: none unless they enter one. The terms' own amount is offered. */
export function FeeField({ booking, value, onChange }: Props) {
  const t = useMessages(cancellationCatalog)
  const id = useId()
  const { accepted_terms: terms, check_in } = booking
  const today = useTodayAt(booking.property.id)
  const baseCents = feeBaseOf(booking)
  const cost = terms && cancellationCost(terms.cancellation, { check_in, baseCents }, today)
  const fee = toEuros(cost?.cents ?? 0)
  const isWrong = !isFee(value, booking)
  const wordsOf = useReasonWords()
  const unclear = twoAmounts(value)
  return (
    <Box marginTop={20}>
      <Box marginBottom={4}>
        <label htmlFor={id}>{t.enter}</label>
      </Box>
      <Flex gap={8} wrap>
        <NumberInput
          id={id}
          unit="euros"
          value={value}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={onChange}
          style={{ width: 160 }}
        />
        {fee > 0 && <Button onClick={() => onChange(fee)}>{t.charge(fee)}</Button>}
      </Flex>
      <Box id={`${id}-hint`} marginTop={4}>
        {isWrong && (
          <Text type="danger" block>
            {unclear ? wordsOf(unclear) : t.wrong(toEuros(baseCents))}
          </Text>
        )}
        {cost && (
          <Text type="secondary" block>
            {fee > 0 ? t.byTerms(fee, cost.percent) : t.freeByTerms}
          </Text>
        )}
        <Typography.Text type="secondary">{t.hint}</Typography.Text>
      </Box>
    </Box>
  )
}
