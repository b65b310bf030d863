import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { MailAddress } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { Button, Typography } from 'antd'
import { settingsCatalog } from '../messages/catalogs.ts'
import { useSettingsDialog } from './use-dialogs.ts'

const EmailForm = lazyDialog(() => import('./email-form.tsx'), 'EmailForm')
const PasswordForm = lazyDialog(() => import('./password-form.tsx'), 'PasswordForm')

function EmailCard({ user }: { user: User }) {
  usePreload(EmailForm)
  const { email: t } = useMessages(settingsCatalog)
  const { isOpen, open, close } = useSettingsDialog()
  return (
    <SettingsCard title={t.title} actions={<Button onClick={open}>{t.change}</Button>}>
      <Box breakWord>
        <MailAddress email={user.email} />
      </Box>
      <Typography.Text type="secondary">{t.about}</Typography.Text>
      {isOpen && <EmailForm user={user} onClose={close} />}
    </SettingsCard>
  )
}

function PasswordCard({ user }: { user: User }) {
  usePreload(PasswordForm)
  const { password: t } = useMessages(settingsCatalog)
  const { isOpen, open, close } = useSettingsDialog()
  return (
    <SettingsCard title={t.title} actions={<Button onClick={open}>{t.change}</Button>}>
      <Typography.Text type="secondary">{t.about}</Typography.Text>
      {isOpen && <PasswordForm user={user} onClose={close} />}
    </SettingsCard>
  )
}

/** E-mail address and password, each changed in a dialog. */
export function AccessCards({ user }: { user: User }) {
  return (
    <>
      <EmailCard user={user} />
      <PasswordCard user={user} />
    </>
  )
}
