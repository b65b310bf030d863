import type { InvoiceSettings } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { DayText, localToday } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { Alert, theme } from 'antd'
import { invoiceSettingsCatalog } from '../messages/catalogs.ts'

/** Part of the settings with a form of its own. */
export type SettingsPart = 'numbers' | 'vat' | 'issuing' | 'terms'

/** A number as the documents of this year bear it. */
export const numberExample = (prefix: string) => `${prefix.trim()}${localToday().slice(0, 4)}-00042`

type Props = { settings: InvoiceSettings; onEdit: (part: SettingsPart) => void }

const text = { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
const strong = { ...text, fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const

/** Invoice settings, one card for each form. */
export function SettingsCards({ settings, onEdit }: Props) {
  const t = useMessages(invoiceSettingsCatalog)
  const { auto_issue, number_prefix, payment_terms, small_business_note, vat_rates } = settings
  const card = (part: SettingsPart) => ({ title: t.parts[part], onEdit: () => onEdit(part) })
  return (
    <>
      <SettingsCard {...card('numbers')}>
        <p style={strong}>{numberExample(number_prefix)}</p>
        <Box marginTop={4}>
          <Text type="secondary">{t.numbers.hint}</Text>
        </Box>
      </SettingsCard>
      <SettingsCard {...card('vat')}>
        {vat_rates.length > 0 && <VatTable rates={vat_rates} />}
        {vat_rates.length === 0 && small_business_note !== '' && (
          <>
            <Text component="p" preLine breakWord>
              {t.vat.noteInstead}
            </Text>
            <Box marginTop={4}>
              <Text type="secondary">{small_business_note}</Text>
            </Box>
          </>
        )}
        {vat_rates.length === 0 && small_business_note === '' && <Lack title={t.vat.lack} />}
      </SettingsCard>
      <SettingsCard {...card('issuing')}>
        <Text component="p" preLine breakWord>
          {auto_issue ? t.issuing.automatic : t.issuing.manual}
        </Text>
        <Box marginTop={4}>
          <Text type="secondary">{auto_issue ? t.issuing.automaticHint : t.issuing.manualHint}</Text>
        </Box>
      </SettingsCard>
      <SettingsCard {...card('terms')}>
        {payment_terms === '' ? (
          <Lack title={t.terms.lack} />
        ) : (
          <Text component="p" preLine breakWord>
            {payment_terms}
          </Text>
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
  const t = useMessages(invoiceSettingsCatalog)
  return (
    <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <thead style={{ color: token.colorTextSecondary }}>
        <tr>
          <th style={cell}>{t.vat.from}</th>
          <th style={cell}>{t.vat.lodging}</th>
          <th style={cell}>{t.vat.extras}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ from, lodging, extras }) => (
          <tr key={from}>
            <td style={cell}>
              <DayText value={from} />
            </td>
            <td style={cell}>{t.percent(lodging)}</td>
            <td style={cell}>{t.percent(extras)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
