import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { Button, Typography } from 'antd'
import { SettingsCard } from '@keyhaven/shared-contracts/web/ui/settings-card'
import { useSettingsDialog } from './use-settings-dialog.ts'

const PasswordForm = lazyDialog(() => import('./password-form.tsx'), 'PasswordForm')

export function PasswordCard({ user }: { user: User }) {
  usePreload(PasswordForm)
  const { isOpen, open, close } = useSettingsDialog()
  return (
    <SettingsCard title="Change account password" actions={<Button onClick={open}>Change password</Button>}>
      <Typography.Text type="secondary">Changing your password signs you out everywhere else.</Typography.Text>
      {isOpen && <PasswordForm user={user} onClose={close} />}
    </SettingsCard>
  )
}
