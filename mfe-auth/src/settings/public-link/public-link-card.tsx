import { CopyOutlined } from '@ant-design/icons'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { Button, Typography } from 'antd'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { useCopy } from '../use-copy.ts'
import { useSettingsDialog } from '../use-dialogs.ts'

const SlugForm = lazyDialog(() => import('./slug-form.tsx'), 'SlugForm')

export function PublicLinkCard({ user }: { user: User }) {
  usePreload(SlugForm)
  const { link: t } = useMessages(settingsCatalog)
  const { isOpen, open, close } = useSettingsDialog()
  const copy = useCopy()
  const actions = (
    <>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(user.public_url, t.copied, t.copyByHand)}>
        {t.copy}
      </Button>
      <Button onClick={open}>{t.change}</Button>
    </>
  )
  return (
    <SettingsCard title={t.title} actions={actions}>
      <a href={user.public_url} target="_blank" rel="noopener">
        <Text breakWord>{user.public_url}</Text>
      </a>
      <br />
      <Typography.Text type="secondary">{t.about}</Typography.Text>
      {isOpen && <SlugForm user={user} onClose={close} />}
    </SettingsCard>
  )
}
