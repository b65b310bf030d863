import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { mandatoryServices } from '@keyhaven/shared-contracts/domain/money/mandatory'
import { bookingStatuses } from '@keyhaven/shared-contracts/domain/stay/kinds'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Checkbox, Flex, Form, Input, Select, Typography } from 'antd'
import { useEffect } from 'react'
import { useExtras } from '../price/use-booking-price.ts'
import { PlanField } from './plan-field.tsx'
import { PromoCodeField } from './promo-code-field.tsx'
import { type QuotedPayment, RequiredDeposit } from './required-deposit.tsx'
import { bookingCatalog, bookingFormCatalog } from '../../../messages/catalogs.ts'
import type { Messages } from '../../../messages/booking-form/en.ts'

/** The active services of a property, and those that the booking has there. */
const serviceOptions = (services: readonly Service[], property: unknown, booking?: Booking) => {
  const own = booking && booking.property.id === property ? booking.services : []
  const active = services.filter(
    (service) => service.active && service.property === property && !own.some(({ id }) => id === service.id),
  )
  return [...own, ...active]
}

type Labelled = Pick<Service, 'name' | 'type' | 'charged_per' | 'price'> & Pick<Partial<Service>, 'from_age'>

const serviceLabel = (t: Messages['extras'], service: Labelled) => {
  const { name, type, price } = service
  const charged = t.chargedPrice(service)
  if (charged) return t.charged(name, charged)
  return type === 'per_day' ? t.perDay(name, price) : t.once(name, price)
}

type Props = {
  form: Pick<ZodForm, 'form' | 'field'>
  property: unknown
  today: Day
  booking?: Booking
  /** Problem of the promo code by the server. */
  codeRefusal: string | undefined
  payment: QuotedPayment | undefined
}

/** The last step of a booking: deposit, status, promo code and services. */
export function ExtrasFields({ form: { form, field }, property, today, booking, codeRefusal, payment }: Props) {
  const t = useMessages(bookingFormCatalog).extras
  const { status } = useMessages(bookingCatalog)
  const { codes, services } = useExtras(Number(property ?? 0))
  const options = services.data && serviceOptions(services.data, property, booking)
  const paid: unknown = Form.useWatch('deposit_paid', form)
  const failed = codes.error ? codes : services.error ? services : null

  const before = booking && { property: booking.property.id, services: booking.services.map(({ id }) => id) }
  const mandatory = mandatoryServices(services.data ?? [], Number(property), before)

  // Services belong to a property: another one keeps those that it has too, and brings what is mandatory there.
  useEffect(() => {
    if (!options) return
    const serviceIds = (form.getFieldValue('services') ?? []) as number[]
    const availableIds = serviceIds.filter((id) => options.some((service) => service.id === id))
    const nextIds = [...new Set([...availableIds, ...mandatory])]
    if (nextIds.join() !== serviceIds.join()) form.setFieldValue('services', nextIds)
  }, [options, mandatory, form])

  return (
    <>
      <FieldGrid>
        <Form.Item label={t.status} {...field('status')}>
          <Select options={bookingStatuses.map((value) => ({ value, label: status[value] }))} />
        </Form.Item>
        <PlanField form={{ form, field }} property={property} {...(booking && { booking })} />
        <PromoCodeField form={{ form, field }} codes={codes.data} refusal={codeRefusal} {...{ today, booking }} />
        <Form.Item label={t.depositPaid} {...field('deposit_paid')}>
          <FlagSelect
            yes={t.yes}
            no={t.no}
            onChange={(isPaid) => {
              const agreed = booking?.deposit_amount ?? 0
              if (!isPaid) form.setFieldValue('deposit_amount', agreed > 0 ? agreed : booking ? null : undefined)
              else form.setFieldValue('deposit_amount', form.getFieldValue('deposit_amount') ?? '')
            }}
          />
        </Form.Item>
        {paid === true || paid === 'true' ? (
          <Form.Item label={t.depositAmount} {...field('deposit_amount')}>
            <NumberInput unit="euros" />
          </Form.Item>
        ) : (
          <RequiredDeposit field={field} payment={payment} {...(booking && { booking })} />
        )}
      </FieldGrid>
      <Form.Item label={t.services} {...field('services')}>
        {options?.length === 0 ? (
          <Typography.Text type="secondary">{t.noServices}</Typography.Text>
        ) : (
          <Checkbox.Group>
            <Flex vertical gap={4}>
              {options?.map((service) => (
                <Checkbox key={service.id} value={service.id} disabled={mandatory.includes(service.id)}>
                  {`${serviceLabel(t, service)}${mandatory.includes(service.id) ? ` (${t.mandatory})` : ''}`}
                </Checkbox>
              ))}
            </Flex>
          </Checkbox.Group>
        )}
      </Form.Item>
      <Form.Item label={t.notes} extra={t.notesHint} {...field('notes')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      {failed?.error && (
        <Box marginBottom={16}>
          <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
        </Box>
      )}
    </>
  )
}
