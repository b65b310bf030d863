import { CopyOutlined } from '@ant-design/icons'
import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { lazyDialog, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { Button, Typography } from 'antd'
import { useCopy } from '../use-copy.ts'
import { useSettingsDialog } from '../use-settings-dialog.ts'

const SlugForm = lazyDialog(() => import('./slug-form.tsx'), 'SlugForm')

export function PublicLinkCard({ user }: { user: User }) {
  usePreload(SlugForm)
  const { isOpen, open, close } = useSettingsDialog()
  const copy = useCopy()
  const actions = (
    <>
      <Button
        icon={<CopyOutlined aria-hidden />}
        onClick={() => void copy(user.public_url, 'Link copied', 'Select the link and copy it.')}
      >
        Copy link
      </Button>
      <Button onClick={open}>Change link</Button>
    </>
  )
  return (
    <SettingsCard title="Your Public Page Link" actions={actions}>
      <a href={user.public_url} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
        {user.public_url}
      </a>
      <br />
      <Typography.Text type="secondary">
        This is where guests see your properties and when they are free.
      </Typography.Text>
      {isOpen && <SlugForm user={user} onClose={close} />}
    </SettingsCard>
  )
}
