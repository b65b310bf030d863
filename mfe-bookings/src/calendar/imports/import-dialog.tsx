import type { CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { Slot } from '@keyhaven/shared-contracts/web/area'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { Box, Row } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ActionsInSight, Dialog, lazyDialog } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { startOfImport } from '../../bookings/form/imported-values.ts'
import { calendarCatalog, calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import { ChannelSign } from './channel-sign.tsx'
import { importTitle } from './import-words.ts'

const BookingForm = lazyDialog(() => import('../../bookings/form/booking-form.tsx'), 'BookingForm')

type UnitOrProperty = { id: number; name: string }
export type OpenImport = Pick<
  CalendarImport,
  'id' | 'check_in' | 'check_out' | 'kind' | 'name' | 'feed' | 'is_conflict'
> & {
  unit: UnitOrProperty
  property: UnitOrProperty
}

/** A stay or closure that a portal's calendar brought, over the page; a booking can be made of it here. */
export function ImportDialog({ imported, onClose }: { imported: OpenImport; onClose: () => void }) {
  const calendar = useMessages(calendarCatalog)
  const { imports: t, unit: unitName, checkIn, checkOut } = useMessages(calendarDialogsCatalog)
  const language = useLanguage()
  const [isBooking, setBooking] = useState(false)
  const { id, check_in, check_out, name, feed, unit, property, is_conflict } = imported
  if (isBooking) {
    return (
      <BookingForm initial={startOfImport({ ...imported, unit: unit.id, property: property.id })} onClose={onClose} />
    )
  }
  return (
    <Dialog
      open
      centered
      width={480}
      mask={{ closable: true }}
      onCancel={onClose}
      title={importTitle(calendar, imported)}
      footer={null}
    >
      <Row gap={8} align="center" marginBottom={16}>
        <ChannelSign feed={feed} />
        {t.from(feed.name)}
      </Row>
      {is_conflict && (
        <Box marginBottom={16}>
          <Alert type="warning" showIcon title={t.conflict} />
        </Box>
      )}
      <FactGroup title={t.kind[imported.kind]}>
        {name !== '' && <Fact name={t.guest}>{name}</Fact>}
        <Fact name={checkIn}>{language.day(check_in)}</Fact>
        <Fact name={checkOut}>{language.day(check_out)}</Fact>
        <Fact name={t.nights}>{nightsBetween(check_in, check_out)}</Fact>
        <Fact name={unitName}>{unit.name}</Fact>
        <Fact name={t.property}>{property.name}</Fact>
      </FactGroup>
      <Slot name="import.popup" props={{ import: id }} />
      <Box marginTop={20}>
        <ActionsInSight>
          <Flex justify="end">
            <Button type="primary" onClick={() => setBooking(true)}>
              {t.book}
            </Button>
          </Flex>
        </ActionsInSight>
      </Box>
    </Dialog>
  )
}
