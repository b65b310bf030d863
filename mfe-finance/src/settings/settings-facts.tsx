import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/invoice-settings'
import { DayText } from '@keyhaven/shared-contracts/web/ui/day-text'
import { Fact } from '@keyhaven/shared-contracts/web/ui/fact'
import { FactGroup } from '@keyhaven/shared-contracts/web/ui/fact-group'
import { theme } from 'antd'
import { issuingWords, numberExample } from './settings-words.ts'

const cell = { padding: '2px 24px 2px 0', textAlign: 'start', fontWeight: 400 } as const

/** What is set, and what a document says because of it. */
export function SettingsFacts({ settings }: { settings: InvoiceSettings }) {
  const { token } = theme.useToken()
  const { auto_issue, number_prefix, payment_terms, small_business_note, vat_rates } = settings
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <FactGroup title="Issuing">
        <Fact name="Issued">{issuingWords(auto_issue)}</Fact>
        <Fact name="Numbers">Like {numberExample(number_prefix)}</Fact>
        <Fact name="Payment terms">{payment_terms}</Fact>
      </FactGroup>
      <FactGroup title="VAT">
        <Fact name="Rates">
          {vat_rates.length === 0 ? (
            'None, so invoices show no VAT'
          ) : (
            <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
              <thead style={{ color: token.colorTextSecondary }}>
                <tr>
                  <th style={cell}>From</th>
                  <th style={cell}>Lodging</th>
                  <th style={cell}>Extras</th>
                </tr>
              </thead>
              <tbody>
                {vat_rates.map(({ from, lodging, extras }) => (
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
          )}
        </Fact>
        <Fact name="Without VAT">{small_business_note}</Fact>
      </FactGroup>
    </div>
  )
}
