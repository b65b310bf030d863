import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { previews, white } from '@keyhaven/shared-contracts/domain/palette'
import { ratesOn, vatGroups } from '@keyhaven/shared-contracts/domain/money/vat'
import { mediaUrl } from '@keyhaven/shared-contracts/web/api'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import type { CSSProperties, ReactNode } from 'react'
import { invoiceSettingsCatalog } from '../messages/catalogs.ts'
import './invoice-preview.css'
import { numberExample } from './settings-cards.tsx'

const nights = { kind: 'nights', totalCents: 48_000 } as const
const breakfast = { kind: 'service', totalCents: 6000 } as const
const sample = [nights, breakfast]

// Paper is white, whatever the theme.
const colours = {
  ...{ background: white, color: previews.invoice.ink, borderColor: previews.invoice.edge },
  ...{ '--finance-preview-faint': previews.invoice.faint, '--finance-preview-line': previews.invoice.line },
} as CSSProperties

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="invoice-preview-row">
    <span>{name}</span>
    <Text nowrap>{children}</Text>
  </div>
)

/** An invoice in small, of an invented stay, with the owner's own data and settings. */
export function InvoicePreview({ settings }: { settings: InvoiceSettings }) {
  const t = useMessages(invoiceSettingsCatalog).preview
  const language = useLanguage()
  const user = useSession((session) => session.user)
  if (!user) return null
  const { vat_rates, number_prefix, small_business_note, payment_terms } = settings
  const today = localToday()
  const euros = (cents: number) => language.euros(cents / 100)
  const { paper: words } = t
  const rates = ratesOn(vat_rates, today)
  const { street, house_number, postal_code, city, country } = user.address
  const name = `${user.first_name} ${user.last_name}`
  const lines = [
    `${street} ${house_number}`,
    `${postal_code} ${city}`,
    country,
    user.tax_id && words.taxId(user.tax_id),
  ]
  return (
    <figure className="invoice-preview">
      <div className="invoice-preview-paper" style={colours}>
        <div className="invoice-preview-row invoice-preview-head">
          {user.logo ? <img src={mediaUrl(user.logo)} alt={t.logo} /> : <strong>{name}</strong>}
          <strong>{words.invoice}</strong>
        </div>
        <div className="invoice-preview-row invoice-preview-parties">
          <div>
            <strong>{name}</strong>
            {lines.map((line, at) => line.trim() && <div key={at}>{line}</div>)}
          </div>
          <Text component="div" align="end" nowrap>
            <span className="invoice-preview-faint">{words.number}</span>{' '}
            <strong>{numberExample(number_prefix)}</strong>
            <div>
              <span className="invoice-preview-faint">{words.date}</span> <span>{language.day(today)}</span>
            </div>
          </Text>
        </div>
        <div className="invoice-preview-lines">
          <Row name={words.nights(4, 120)}>{euros(nights.totalCents)}</Row>
          <Row name={words.breakfast}>{euros(breakfast.totalCents)}</Row>
        </div>
        <strong>
          <Row name={words.total}>{euros(nights.totalCents + breakfast.totalCents)}</Row>
        </strong>
        <div className="invoice-preview-faint invoice-preview-foot">
          {rates &&
            vatGroups(sample, rates).map(({ rate, vatCents }) => (
              <Row key={rate} name={words.vatIncluded(rate ?? 0)}>
                {euros(vatCents)}
              </Row>
            ))}
          {!rates && <div>{small_business_note}</div>}
          <div className="invoice-preview-terms">{payment_terms}</div>
        </div>
      </div>
      <figcaption>
        <Box marginTop={8}>
          <Text type="secondary">{t.caption}</Text>
        </Box>
      </figcaption>
    </figure>
  )
}
