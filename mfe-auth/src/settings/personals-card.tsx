import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { Button, Card, Descriptions } from 'antd'
import { useState } from 'react'
import { PersonalsForm } from './personals-form.tsx'

export function PersonalsCard({ user }: { user: User }) {
  const [changing, setChanging] = useState(false)
  const { address } = user
  const lines = {
    'First name': user.first_name,
    'Last name': user.last_name,
    Phone: address.phone,
    Email: user.email,
    Street: [address.street, address.house_number].filter(Boolean).join(' '),
    City: [address.postal_code, address.city].filter(Boolean).join(' '),
    Country: address.country,
    'Tax ID': user.tax_id,
  }
  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0 }}>Your personals</h2>}
      extra={<Button onClick={() => setChanging(true)}>Change personal data</Button>}
    >
      <Descriptions
        column={1}
        size="small"
        items={Object.entries(lines).map(([label, value]) => ({
          key: label,
          label,
          children: <span style={{ overflowWrap: 'anywhere' }}>{value || '–'}</span>,
        }))}
      />
      {changing && <PersonalsForm user={user} onClose={() => setChanging(false)} />}
    </Card>
  )
}
