import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { taxCorrectionApi } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import { q } from '@keyhaven/shared-contracts/web/api'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { touristTaxCatalog } from '../../messages/catalogs.ts'

const TaxDialog = lazyDialog(() => import('./tax-dialog.tsx'), 'TaxDialog')

/** Tourist tax of a stay: for whom it is charged, what was corrected when and by whom, and the way to correct it. */
export function TaxBlock({ booking }: { booking: Booking }) {
  const t = useMessages(touristTaxCatalog)
  const language = useLanguage()
  const [correcting, setCorrecting] = useState(false)
  const { data: tax } = useQuery(q(taxCorrectionApi.one, { params: { id: booking.id } }))
  if (!tax || booking.status === 'cancelled') return null
  const persons = tax.guests.reduce((sum, one) => sum + one.persons, 0)
  return (
    <section aria-label={t.title}>
      <Row justify="space-between" align="center" wrap gap={8} marginTop={20}>
        <div>
          <span>{t.titleOf(tax.municipality)}</span> <strong>{language.euros(tax.amount)}</strong>
          <Text type="secondary" block>
            {tax.is_portals ? t.portals : t.declared(persons, tax.declared.amount)}
          </Text>
          {tax.corrections.map(({ at, by, before, amount }) => (
            <Text key={at} type="secondary" block>
              {t.corrected(language.day(localToday(new Date(at))), by, before, amount)}
            </Text>
          ))}
        </div>
        <Button onClick={() => setCorrecting(true)}>{t.correct}</Button>
      </Row>
      {correcting && <TaxDialog booking={booking} tax={tax} onClose={() => setCorrecting(false)} />}
    </section>
  )
}
