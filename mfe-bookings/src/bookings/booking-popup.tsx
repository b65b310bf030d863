import type { Booking } from '@keyhaven/shared-contracts/contract/bookings'
import { showDay } from '@keyhaven/shared-contracts/contract/day'
import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import { Fact } from '@keyhaven/shared-contracts/web/ui/fact'
import { FactGroup } from '@keyhaven/shared-contracts/web/ui/fact-group'
import { StatusDot } from '@keyhaven/shared-contracts/web/ui/status-dot'
import { Button, Flex, Modal, Typography } from 'antd'
import { clientName } from '../clients/client-name.ts'
import { statusLabels, statusTones } from './booking-status.ts'
import { PriceLines } from './price-lines.tsx'

type Props = { booking: Booking; onClose: () => void; onEdit: () => void }

const perUse = { per_day: 'per Day', one_time: 'One-Time' } as const

export function BookingPopup({ booking, onClose, onEdit }: Props) {
  const { client, unit, services, promo_code: code } = booking
  const { address } = client
  return (
    <Modal
      open
      centered
      width={720}
      mask={{ closable: true }}
      onCancel={onClose}
      title={`Booking ${booking.reference}`}
      footer={<Button onClick={onEdit}>Edit booking</Button>}
    >
      <Flex gap={16} align="center" style={{ marginBottom: 16 }}>
        <StatusDot tone={statusTones[booking.status]} label={statusLabels[booking.status]} />
        {booking.status === 'pending' && booking.expires_at && (
          <Typography.Text type="secondary">
            Held until{' '}
            {new Date(booking.expires_at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
          </Typography.Text>
        )}
      </Flex>
      <div
        style={{
          display: 'grid',
          gap: '20px 32px',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        }}
      >
        <FactGroup title="Guest">
          <Fact name="Name">{clientName(client)}</Fact>
          <Fact name="Email">
            <a href={`mailto:${client.email}`}>{client.email}</a>
          </Fact>
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
        <FactGroup title="Payment">
          <Fact name="Total price">{showEuros(booking.total_price)}</Fact>
          <Fact name="Required deposit">{showEuros(booking.deposit_amount)}</Fact>
          <Fact name="Deposit paid">{booking.deposit_paid ? 'Yes' : 'No'}</Fact>
        </FactGroup>
      </div>
      <PriceLines lines={booking.price_lines} total={booking.total_price} />
    </Modal>
  )
}
