import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/invoice-settings'
import { DayText } from '@keyhaven/shared-contracts/web/facts'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { Alert, Typography, theme } from 'antd'
import { issuingWords, numberExample, partTitles, type SettingsPart } from './settings-words.ts'

type Props = { settings: InvoiceSettings; onEdit: (part: SettingsPart) => void }

const text = { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
const strong = { ...text, fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const
const hint = { margin: '4px 0 0' } as const

/** What is set, a card for each thing that is edited by itself. */
export function SettingsCards({ settings, onEdit }: Props) {
  const { auto_issue, number_prefix, payment_terms, small_business_note, vat_rates } = settings
  const card = (part: SettingsPart) => ({ title: partTitles[part], onEdit: () => onEdit(part) })
  return (
    <>
      <SettingsCard {...card('numbers')}>
        <p style={strong}>{numberExample(number_prefix)}</p>
        <Typography.Paragraph type="secondary" style={hint}>
          Numbers look like this. Invoices and cancellations share one sequence, which starts again every year.
        </Typography.Paragraph>
      </SettingsCard>
      <SettingsCard {...card('vat')}>
        {vat_rates.length > 0 && <VatTable rates={vat_rates} />}
        {vat_rates.length === 0 && small_business_note !== '' && (
          <>
            <p style={text}>No rates, so invoices show this note instead of VAT:</p>
            <Typography.Paragraph type="secondary" style={hint}>
              {small_business_note}
            </Typography.Paragraph>
          </>
        )}
        {vat_rates.length === 0 && small_business_note === '' && (
          <Lack title="Your invoices show neither VAT nor why there is none. Add your rates or a note." />
        )}
      </SettingsCard>
      <SettingsCard {...card('issuing')}>
        <p style={text}>{issuingWords(auto_issue)}</p>
        <Typography.Paragraph type="secondary" style={hint}>
          {auto_issue
            ? 'Invoices of confirmed stays only. You can still issue one earlier by hand.'
            : 'Until then, the invoice of a booking stays a draft.'}
        </Typography.Paragraph>
      </SettingsCard>
      <SettingsCard {...card('terms')}>
        {payment_terms === '' ? (
          <Lack title="Your invoices don’t say when or how to pay. Add your terms, and your bank account for transfers." />
        ) : (
          <p style={text}>{payment_terms}</p>
        )}
      </SettingsCard>
    </>
  )
}

// It is there from the beginning; an alert would be read out.
const Lack = ({ title }: { title: string }) => <Alert type="warning" role="note" showIcon title={title} />

const cell = { padding: '2px 24px 2px 0', textAlign: 'start', fontWeight: 400 } as const

/** The rates, each row from a day on. */
function VatTable({ rates }: { rates: InvoiceSettings['vat_rates'] }) {
  const { token } = theme.useToken()
  return (
    <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <thead style={{ color: token.colorTextSecondary }}>
        <tr>
          <th style={cell}>From</th>
          <th style={cell}>Lodging</th>
          <th style={cell}>Extras</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ from, lodging, extras }) => (
          <tr key={from}>
            <td style={cell}>
              <DayText value={from} />
            </td>
            <td style={cell}>{lodging} %</td>
            <td style={cell}>{extras} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
