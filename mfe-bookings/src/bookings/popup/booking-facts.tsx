import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Fact, FactGroup, MailAddress, MomentText, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { Flex, Typography } from 'antd'
import { clientName } from '../../clients/client-name.ts'
import { statusLabels, statusTones } from '../booking-status.ts'
import { PriceLines } from '../money/price-lines.tsx'

const perUse = { per_day: 'per Day', one_time: 'One-Time' } as const
const columns = 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))'

/** Everything about a booking, in the groups of its popup. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { client, unit, services, promo_code: code, status } = booking
  const { address } = client
  const deposit = [
    ['Required deposit', showEuros(booking.deposit_amount)],
    ['Deposit paid', booking.deposit_paid ? 'Yes' : 'No'],
  ] as const
  return (
    <>
      <Flex gap={16} align="center" wrap style={{ marginBottom: 16 }}>
        <StatusDot tone={statusTones[status]} label={statusLabels[status]} />
        {status === 'pending' && booking.expires_at && (
          <Typography.Text type="secondary">
            Held until <MomentText value={booking.expires_at} />
          </Typography.Text>
        )}
      </Flex>
      <div style={{ display: 'grid', gap: '20px 32px', gridTemplateColumns: columns }}>
        <FactGroup title="Guest">
          <Fact name="Name">
            <TextLink to={paths.clients(client.id)}>{clientName(client)}</TextLink>
          </Fact>
          <Fact name="Email">{client.email && <MailAddress email={client.email} isLink />}</Fact>
          <Fact name="Street">{`${address.street} ${address.house_number}`.trim()}</Fact>
          <Fact name="City">{`${address.postal_code} ${address.city}`.trim()}</Fact>
          <Fact name="Country">{address.country}</Fact>
          <Fact name="Phone">{address.phone && <a href={`tel:${address.phone}`}>{address.phone}</a>}</Fact>
        </FactGroup>
        <FactGroup title="Booking">
          <Fact name="Check-in">{showDay(booking.check_in)}</Fact>
          <Fact name="Check-out">{showDay(booking.check_out)}</Fact>
          <Fact name="Total nights">{booking.total_days}</Fact>
          <Fact name="Guests">{booking.guests_count}</Fact>
        </FactGroup>
        <FactGroup title="Unit">
          <Fact name="Name">{unit.name}</Fact>
          <Fact name="Property">{booking.property.name}</Fact>
          <Fact name="Max capacity">{unit.max_capacity}</Fact>
          <Fact name="Price per night">{showEuros(unit.price_per_night)}</Fact>
        </FactGroup>
        <Flex vertical gap={20}>
          <FactGroup title="Extra services" {...(services.length === 0 && { none: 'No extra services selected' })}>
            {services.map(({ id, name, type, price }) => (
              <Fact key={id} name={name}>
                {showEuros(price)} {perUse[type]}
              </Fact>
            ))}
          </FactGroup>
          <FactGroup title="Promo code" {...(!code && { none: 'No promo code applied' })}>
            <Fact name="Code">{code?.code}</Fact>
            <Fact name="Discount">{code?.discount_percent} %</Fact>
            <Fact name="Description">{code?.description}</Fact>
          </FactGroup>
        </Flex>
      </div>
      <PriceLines title="Payment" totalName="Total price" lines={booking.price_lines} total={booking.total_price}>
        {deposit.map(([name, value]) => (
          <tr key={name}>
            <td colSpan={2} style={{ padding: '4px 0' }}>
              <Typography.Text type="secondary">{name}</Typography.Text>
            </td>
            <td style={{ textAlign: 'end' }}>{value}</td>
          </tr>
        ))}
      </PriceLines>
    </>
  )
}
