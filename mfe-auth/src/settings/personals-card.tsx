import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { Fact } from '@keyhaven/shared-contracts/web/ui/fact'
import { FactGroup } from '@keyhaven/shared-contracts/web/ui/fact-group'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { Button } from 'antd'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsDialog } from './settings-dialog.ts'

const PersonalsForm = lazyDialog(() => import('./personals-form.tsx'), 'PersonalsForm')

export function PersonalsCard({ user }: { user: User }) {
  usePreload(PersonalsForm)
  const { isOpen, open, close } = useSettingsDialog()
  const { address } = user
  return (
    <SettingsCard title="Your personals" actions={<Button onClick={open}>Change personal data</Button>}>
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
      {isOpen && <PersonalsForm user={user} onClose={close} />}
    </SettingsCard>
  )
}
