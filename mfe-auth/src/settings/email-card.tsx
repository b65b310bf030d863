import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { MailAddress } from '@keyhaven/shared-contracts/web/ui/mail-address'
import { Button, Typography } from 'antd'
import { SettingsCard } from '@keyhaven/shared-contracts/web/ui/settings-card'
import { useSettingsDialog } from './use-settings-dialog.ts'

const EmailForm = lazyDialog(() => import('./email-form.tsx'), 'EmailForm')

export function EmailCard({ user }: { user: User }) {
  usePreload(EmailForm)
  const { isOpen, open, close } = useSettingsDialog()
  return (
    <SettingsCard title="Change account e-mail" actions={<Button onClick={open}>Change e-mail</Button>}>
      <div style={{ overflowWrap: 'anywhere' }}>
        <MailAddress email={user.email} />
      </div>
      <Typography.Text type="secondary">
        You sign in with this address, and we send your emails there. Changing it signs you out everywhere else.
      </Typography.Text>
      {isOpen && <EmailForm user={user} onClose={close} />}
    </SettingsCard>
  )
}
