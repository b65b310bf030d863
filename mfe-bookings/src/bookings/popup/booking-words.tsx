import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import { useId } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { bookingCatalog } from '../../messages/catalogs.ts'

function Words({ title, words }: { title: string; words: string | undefined }) {
  const id = useId()
  if (!words) return null
  return (
    <Box component="section" aria-labelledby={id} marginBottom={20}>
      <Typography.Text id={id} type="secondary">
        {title}
      </Typography.Text>
      <Typography.Paragraph style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {words}
      </Typography.Paragraph>
    </Box>
  )
}

/** Message of the guest, words to the guest, and the owner's own notes. */
export function BookingWords({ booking }: { booking: Booking }) {
  const t = useMessages(bookingCatalog).words
  return (
    <>
      <Words title={t.message(clientName(booking.client))} words={booking.message} />
      <Words title={t.ofOwner} words={booking.owner_words} />
      <Words title={t.notes} words={booking.notes} />
    </>
  )
}
