import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { Fact, FactGroup, MailAddress } from '@keyhaven/shared-contracts/web/facts'
import { lazyDialog, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Typography } from 'antd'
import { useSettingsDialog } from './use-settings-dialog.ts'

const PersonalsForm = lazyDialog(() => import('./personals-form.tsx'), 'PersonalsForm')

export function PersonalsCard({ user }: { user: User }) {
  usePreload(PersonalsForm)
  const { isOpen, open, close } = useSettingsDialog()
  const { address } = user
  const facts = [
    ['First name', user.first_name],
    ['Last name', user.last_name],
    ['Phone', address.phone],
    ['Email', <MailAddress key="email" email={user.email} />],
    ['Street', `${address.street} ${address.house_number}`.trim()],
    ['City', `${address.postal_code} ${address.city}`.trim()],
    ['Country', address.country],
    ['Tax ID', user.tax_id],
  ] as const
  return (
    <SettingsCard
      title="Your personals"
      actions={
        <Button type={user.data_filled ? 'default' : 'primary'} onClick={open}>
          Change personal data
        </Button>
      }
    >
      {!user.data_filled && (
        <Alert
          type="warning"
          // It is there from the beginning; an alert would be read out.
          role="note"
          showIcon
          title="Your invoices need the details missing here. The dashboard opens once you fill them in."
          style={{ marginBottom: 16 }}
        />
      )}
      <FactGroup>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value === '' ? <Typography.Text type="danger">Missing</Typography.Text> : value}
          </Fact>
        ))}
      </FactGroup>
      {isOpen && <PersonalsForm user={user} onClose={close} />}
    </SettingsCard>
  )
}
