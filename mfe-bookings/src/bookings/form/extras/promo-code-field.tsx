import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { codeProblem, stayProblemOfCode } from '@keyhaven/shared-contracts/domain/prices/code-conditions'
import type { Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import { bookingCatalog, bookingFormCatalog } from '../../../messages/catalogs.ts'
import { codeDiscount } from '../../money/code-discount.ts'
import { stayOf } from '../use-availability.ts'

type UnitStay = StayDays & { unit: number }

/** The codes that can be chosen today, and the one that the booking has, whatever became of it; each with why it does not count. */
const optionsOf = (codes: readonly Promocode[], stay: UnitStay | undefined, today: Day, booking?: Booking) => {
  const own = booking?.promo_code
  const whyNotOwn = (): Reason | undefined => {
    const code = codes.find(({ id }) => id === own?.id)
    const isSameStay =
      stay?.check_in === booking?.check_in && stay?.check_out === booking?.check_out && stay?.unit === booking?.unit.id
    return code && stay && !isSameStay ? stayProblemOfCode(code, stay) : undefined
  }
  const usable = codes.filter((code) => code.active && code.valid_until >= today && code.id !== own?.id)
  return [
    ...(own ? [{ code: own, why: whyNotOwn() }] : []),
    ...usable.map((code) => ({ code, why: stay && codeProblem(code, { ...stay, today }) })),
  ]
}

type CodeOptionProps = { label?: ReactNode; data: { why?: string | undefined } }

/** A code in the list, with why it does not count below it. */
const CodeOption = ({ label, data: { why } }: CodeOptionProps) => (
  <>
    {label}
    {why && (
      <Text type="secondary" block size={13} breakWord>
        <span style={{ whiteSpace: 'normal' }}>{why}</span>
      </Text>
    )}
  </>
)

type Props = {
  form: Pick<ZodForm, 'form' | 'field'>
  codes: readonly Promocode[] | undefined
  today: Day
  booking?: Booking | undefined
  /** Problem of the code by the server, which alone knows how often it was used. */
  refusal: string | undefined
}

/** The promo code of a booking. One that does not count for the stay says why, in the list and once it is chosen. */
export function PromoCodeField({ form: { form, field }, codes, today, booking, refusal }: Props) {
  const { extras: t } = useMessages(bookingFormCatalog)
  const words = useMessages(bookingCatalog)
  const language = useLanguage()
  const say = useReasonWords()
  const checkIn: unknown = Form.useWatch('check_in', form)
  const checkOut: unknown = Form.useWatch('check_out', form)
  const unit: unknown = Form.useWatch('unit', form)
  const chosen: unknown = Form.useWatch('promo_code', form)
  const pricing: unknown = Form.useWatch('pricing', form)
  const days = stayOf(checkIn, checkOut)
  const stay = days && unit ? { ...days, unit: Number(unit) } : undefined
  const options = optionsOf(codes ?? [], stay, today, booking).map(({ code, why }) => ({
    value: code.id,
    label: t.promoOption(code.description, code.code, codeDiscount(words, language, code)),
    why: why && say(why),
  }))
  const keeps = pricing === 'keep' && Number(chosen) === booking?.promo_code?.id
  const problem = keeps ? undefined : (options.find(({ value }) => value === Number(chosen))?.why ?? refusal)
  return (
    <Form.Item
      label={t.promoCode}
      {...field('promo_code')}
      {...(problem && { validateStatus: 'error', help: <Box marginBottom={12}>{problem}</Box> })}
    >
      <Select
        loading={codes === undefined}
        options={[
          { value: 0, label: t.selectPromoCode, why: undefined },
          ...options.map((option) => ({ ...option, disabled: option.why !== undefined })),
        ]}
        optionRender={CodeOption}
      />
    </Form.Item>
  )
}
