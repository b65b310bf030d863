import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { Fact } from '@keyhaven/shared-contracts/web/ui/fact'
import { FactGroup } from '@keyhaven/shared-contracts/web/ui/fact-group'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { PersonalsForm } from './personals-form.tsx'

export function PersonalsCard({ user }: { user: User }) {
  const [changing, setChanging] = useState(false)
  const { address } = user
  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0 }}>Your personals</h2>}
      extra={<Button onClick={() => setChanging(true)}>Change personal data</Button>}
    >
      <FactGroup>
        <Fact name="First name">{user.first_name}</Fact>
        <Fact name="Last name">{user.last_name}</Fact>
        <Fact name="Phone">{address.phone}</Fact>
        <Fact name="Email">{user.email}</Fact>
        <Fact name="Street">{`${address.street} ${address.house_number}`.trim()}</Fact>
        <Fact name="City">{`${address.postal_code} ${address.city}`.trim()}</Fact>
        <Fact name="Country">{address.country}</Fact>
        <Fact name="Tax ID">{user.tax_id}</Fact>
      </FactGroup>
      {changing && <PersonalsForm user={user} onClose={() => setChanging(false)} />}
    </Card>
  )
}
