import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { MailAddress } from '@keyhaven/shared-contracts/web/facts'
import { lazyDialog, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { Button, Typography } from 'antd'
import { useSettingsDialog } from './use-settings-dialog.ts'

const EmailForm = lazyDialog(() => import('./email-form.tsx'), 'EmailForm')
const PasswordForm = lazyDialog(() => import('./password-form.tsx'), 'PasswordForm')

function EmailCard({ user }: { user: User }) {
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

function PasswordCard({ user }: { user: User }) {
  usePreload(PasswordForm)
  const { isOpen, open, close } = useSettingsDialog()
  return (
    <SettingsCard title="Change account password" actions={<Button onClick={open}>Change password</Button>}>
      <Typography.Text type="secondary">Changing your password signs you out everywhere else.</Typography.Text>
      {isOpen && <PasswordForm user={user} onClose={close} />}
    </SettingsCard>
  )
}

/** What the owner signs in with: e-mail address and password, each changed in a dialog. */
export function AccessCards({ user }: { user: User }) {
  return (
    <>
      <EmailCard user={user} />
      <PasswordCard user={user} />
    </>
  )
}
