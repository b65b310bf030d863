import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Alert } from 'antd'
import { invoiceSettingsCatalog } from '../messages/catalogs.ts'

/** Issuer of the invoices; a missing value that the law requires comes first. */
export function IssuerCard({ missing }: { missing: readonly string[] }) {
  const t = useMessages(invoiceSettingsCatalog).issuer
  const user = useSession((session) => session.user)
  if (!user) return null
  const fields: Record<string, string> = t.fields
  const { street, house_number, postal_code, city, country } = user.address
  const lines = [`${street} ${house_number}`, `${postal_code} ${city}`, country].map((line) => line.trim())
  return (
    <SettingsCard title={t.title} extra={<TextLink to={paths.settings()}>{t.edit}</TextLink>}>
      {missing.length > 0 && (
        <Box marginBottom={16}>
          <Alert
            type="warning"
            // It is there from the beginning; an alert would be read out.
            role="note"
            showIcon
            title={t.incomplete}
            description={t.missing(missing.map((field) => fields[field] ?? field))}
          />
        </Box>
      )}
      <FactGroup>
        <Fact name={t.name}>{`${user.first_name} ${user.last_name}`}</Fact>
        <Fact name={t.address}>{lines.filter((line) => line !== '').join(', ')}</Fact>
        <Fact name={t.taxId}>{user.tax_id}</Fact>
      </FactGroup>
    </SettingsCard>
  )
}
