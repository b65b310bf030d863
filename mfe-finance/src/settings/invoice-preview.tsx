import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { previews, white } from '@keyhaven/shared-contracts/domain/palette'
import { ratesOn, vatGroups } from '@keyhaven/shared-contracts/domain/money/vat'
import { mediaUrl } from '@keyhaven/shared-contracts/web/api'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Typography } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { invoiceSettingsCatalog } from '../messages/catalogs.ts'
import { numberExample } from './settings-part.ts'

const nights = { kind: 'nights', totalCents: 48_000 } as const
const breakfast = { kind: 'service', totalCents: 6000 } as const
const sample = [nights, breakfast]

// Paper is white, whatever the theme.
const paper = {
  ...{
    background: white,
    color: previews.invoice.ink,
    border: `1px solid ${previews.invoice.edge}`,
    borderRadius: 8,
    padding: '28px 24px',
  },
  ...{ fontSize: 12, lineHeight: 1.5, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
} satisfies CSSProperties
const faint = { color: previews.invoice.faint } as const
const split = { display: 'flex', justifyContent: 'space-between', gap: 12 } as const

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div style={split}>
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
    <figure style={{ margin: 0 }}>
      <div style={paper}>
        <div style={{ ...split, alignItems: 'flex-start', marginBottom: 24 }}>
          {user.logo ? (
            <img src={mediaUrl(user.logo)} alt={t.logo} style={{ maxWidth: 130, maxHeight: 44 }} />
          ) : (
            <strong style={{ fontSize: 15 }}>{name}</strong>
          )}
          <strong style={{ fontSize: 20, lineHeight: '24px' }}>{words.invoice}</strong>
        </div>
        <div style={{ ...split, marginBottom: 20 }}>
          <div>
            <strong>{name}</strong>
            {lines.map((line, at) => line.trim() && <div key={at}>{line}</div>)}
          </div>
          <Text component="div" align="end" nowrap>
            <span style={faint}>{words.number}</span> <strong>{numberExample(number_prefix)}</strong>
            <div>
              <span style={faint}>{words.date}</span> <span>{language.day(today)}</span>
            </div>
          </Text>
        </div>
        <div style={{ borderBlock: `1px solid ${previews.invoice.line}`, padding: '10px 0', marginBottom: 10 }}>
          <Row name={words.nights(4, 120)}>{euros(nights.totalCents)}</Row>
          <Row name={words.breakfast}>{euros(breakfast.totalCents)}</Row>
        </div>
        <strong>
          <Row name={words.total}>{euros(nights.totalCents + breakfast.totalCents)}</Row>
        </strong>
        <div style={{ ...faint, marginTop: 10 }}>
          {rates &&
            vatGroups(sample, rates).map(({ rate, vatCents }) => (
              <Row key={rate} name={words.vatIncluded(rate ?? 0)}>
                {euros(vatCents)}
              </Row>
            ))}
          {!rates && <div>{small_business_note}</div>}
          <div style={{ marginTop: 8, whiteSpace: 'pre-line' }}>{payment_terms}</div>
        </div>
      </div>
      <figcaption>
        <Typography.Text type="secondary" style={{ display: 'block', marginTop: 8 }}>
          {t.caption}
        </Typography.Text>
      </figcaption>
    </figure>
  )
}
