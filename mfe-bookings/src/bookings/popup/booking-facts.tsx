import { phoneLink } from '@keyhaven/shared-contracts/domain/text/phone'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Fact, FactGroup, MailAddress, MomentText, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Box, Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { Flex, theme, Typography } from 'antd'
import type { ReactNode } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { bookingCatalog, cancellationCatalog } from '../../messages/catalogs.ts'
import { statusLabel, statusTones } from '../booking-status.ts'
import { BookingWords } from './booking-words.tsx'
import { PaymentPlan } from './payment-plan.tsx'
import { codeDiscount } from '../money/code-discount.ts'
import { PriceLines } from '../money/price-lines.tsx'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { termsLine } from '@keyhaven/shared-contracts/domain/stay/cancellation-words'

/** Cancellation and payment terms that the guest accepted with the request; a stay without a request has none. */
function AcceptedTerms({ booking }: { booking: Booking }) {
  const t = useMessages(cancellationCatalog)
  const { accepted_terms: terms, check_in } = booking
  if (!terms) return null
  const parts = termsOfStay(terms.cancellation, { check_in, baseCents: feeBaseOf(booking) })
  return (
    <FactGroup title={t.accepted}>
      <Fact name={t.title}>{termsLine(t, parts)}</Fact>
      <Fact name={t.payment}>
        <Text lang={terms.payment_lang} preLine>
          {terms.payment}
        </Text>
      </Fact>
    </FactGroup>
  )
}

const grid = {
  display: 'grid',
  gap: '20px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
} as const

const endOf = (moment: string) => ({ moment: () => <MomentText value={moment} /> })

/** Everything about a booking, in the groups of its popup; `children` is its money, which is looked for before the unit. */
export function BookingFacts({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const words = useMessages(bookingCatalog)
  const { facts: t } = words
  const language = useLanguage()
  const { token } = theme.useToken()
  const { client, unit, services, promo_code: code, status } = booking
  const { address } = client
  const { payment_plan: plan = [] } = booking
  const deposit = [
    [t.requiredDeposit, language.euros(booking.deposit_amount)],
    ...(booking.deposit_due && !booking.deposit_paid
      ? [[t.depositDue, language.day(booking.deposit_due)] as const]
      : []),
    [t.depositPaid, booking.deposit_paid ? t.yes : t.no],
  ] as const
  return (
    <>
      <Row gap={16} align="center" wrap marginBottom={16}>
        <StatusDot tone={statusTones[status]} label={statusLabel(words, booking)} />
        {status === 'pending' && booking.expires_at && (
          <Typography.Text type="secondary">{withTags(t.heldUntil, endOf(booking.expires_at))}</Typography.Text>
        )}
        {booking.awaits_payment && <Typography.Text type="secondary">{t.awaitsPayment}</Typography.Text>}
        {booking.booked_as === 'instant' && !booking.awaits_payment && (
          <Typography.Text type="secondary">{t.instant}</Typography.Text>
        )}
      </Row>
      <BookingWords booking={booking} />
      <div style={grid}>
        <FactGroup title={t.guest}>
          <Fact name={t.name}>
            <TextLink to={paths.client(client.id)}>{clientName(client)}</TextLink>
          </Fact>
          {client.company && <Fact name={t.company}>{client.company}</Fact>}
          <Fact name={t.email}>{client.email && <MailAddress email={client.email} isLink />}</Fact>
          <Fact name={t.street}>{`${address.street} ${address.house_number}`.trim()}</Fact>
          <Fact name={t.city}>{`${address.postal_code} ${address.city}`.trim()}</Fact>
          <Fact name={t.country}>{address.country}</Fact>
          <Fact name={t.phone}>{address.phone && <a href={phoneLink(address.phone)}>{address.phone}</a>}</Fact>
        </FactGroup>
        <FactGroup title={t.booking}>
          <Fact name={t.checkIn}>{language.day(booking.check_in)}</Fact>
          <Fact name={t.checkOut}>{language.day(booking.check_out)}</Fact>
          <Fact name={t.nights}>{booking.total_days}</Fact>
          <Fact name={t.guests}>{t.party(partyOf(booking))}</Fact>
          {booking.plan === 'non_refundable' && <Fact name={t.plan}>{words.price.plans.non_refundable}</Fact>}
        </FactGroup>
      </div>
      <PriceLines title={t.payment} totalName={t.totalPrice} lines={booking.price_lines} total={booking.total_price}>
        {plan.length === 0 &&
          deposit.map(([name, value]) => (
            <tr key={name}>
              <td colSpan={2}>
                <Typography.Text type="secondary">{name}</Typography.Text>
              </td>
              <Text component="td" align="end">
                {value}
              </Text>
            </tr>
          ))}
      </PriceLines>
      {plan.length > 0 && <PaymentPlan parts={plan} />}
      {children}
      <div style={{ ...grid, marginTop: 20, borderTop: `1px solid ${token.colorBorderSecondary}`, paddingTop: 16 }}>
        <FactGroup title={t.unit}>
          <Fact name={t.name}>{unit.name}</Fact>
          <Fact name={t.property}>{booking.property.name}</Fact>
          <Fact name={t.maxCapacity}>{unit.max_capacity}</Fact>
          <Fact name={t.pricePerNight}>{language.euros(unit.price_per_night)}</Fact>
        </FactGroup>
        <Flex vertical gap={20}>
          <FactGroup title={t.services} {...(services.length === 0 && { none: t.noServices })}>
            {services.map((service) => (
              <Fact key={service.id} name={service.name}>
                {t.chargedPrice(service) ??
                  (service.type === 'per_day' ? t.perDay(service.price) : t.once(service.price))}
              </Fact>
            ))}
          </FactGroup>
          <FactGroup title={t.promoCode} {...(!code && { none: t.noPromoCode })}>
            <Fact name={t.code}>{code?.code}</Fact>
            <Fact name={t.discount}>{code && codeDiscount(words, language, code)}</Fact>
            <Fact name={t.description}>{code?.description}</Fact>
          </FactGroup>
        </Flex>
      </div>
      <Box marginTop={20}>
        <AcceptedTerms booking={booking} />
      </Box>
    </>
  )
}
