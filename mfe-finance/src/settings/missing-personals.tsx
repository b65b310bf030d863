import { paths } from '@keyhaven/shared-contracts/web/paths'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Alert } from 'antd'

const words: Record<string, string> = {
  tax_id: 'tax ID',
  'address.street': 'street',
  'address.house_number': 'house number',
  'address.postal_code': 'postal code',
  'address.city': 'city',
  'address.country': 'country',
}

/** Which of the owner's data an invoice must show and is not there yet, and where it is entered. */
export function MissingPersonals({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title="No invoice can be issued yet"
      description={
        <>
          It must show your {missing.map((field) => words[field] ?? field).join(', ')}.{' '}
          <TextLink to={paths.settings()}>Change your personals in the settings</TextLink>
        </>
      }
    />
  )
}
