import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/invoice-settings'
import { DayText } from '@keyhaven/shared-contracts/web/ui/day-text'
import { theme } from 'antd'

const cell = { padding: '2px 24px 2px 0', textAlign: 'start', fontWeight: 400 } as const

/** The rates, each row from a day on. */
export function VatTable({ rates }: { rates: InvoiceSettings['vat_rates'] }) {
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
