import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Alert } from 'antd'

const words: Record<string, string> = {
  tax_id: 'tax ID',
  'address.street': 'street',
  'address.house_number': 'house number',
  'address.postal_code': 'postal code',
  'address.city': 'city',
  'address.country': 'country',
}

/** Who issues the invoices; what an invoice must show and is still missing comes first. */
export function IssuerCard({ missing }: { missing: readonly string[] }) {
  const user = useSession((session) => session.user)
  if (!user) return null
  const { street, house_number, postal_code, city, country } = user.address
  const lines = [`${street} ${house_number}`, `${postal_code} ${city}`, country].map((line) => line.trim())
  return (
    <SettingsCard title="Your details" extra={<TextLink to={paths.settings()}>Edit in Settings</TextLink>}>
      {missing.length > 0 && (
        <Alert
          type="warning"
          // It is there from the beginning; an alert would be read out.
          role="note"
          showIcon
          title="No invoice can be issued yet"
          description={`Every invoice must show your ${missing.map((field) => words[field] ?? field).join(', ')}. Add what is missing in Settings.`}
          style={{ marginBottom: 16 }}
        />
      )}
      <FactGroup>
        <Fact name="Name">{`${user.first_name} ${user.last_name}`}</Fact>
        <Fact name="Address">{lines.filter((line) => line !== '').join(', ')}</Fact>
        <Fact name="Tax ID">{user.tax_id}</Fact>
      </FactGroup>
    </SettingsCard>
  )
}
