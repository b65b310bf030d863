import { accountSettingsApi, slugBody } from '@keyhaven/shared-contracts/contract/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form, Input, Typography } from 'antd'
import { DemoNote } from '../demo-note.tsx'
import { publicAddress } from './public-address.ts'

export function SlugForm({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useCommand(accountSettingsApi.changeSlug)
  const form = useZodForm(slugBody, { slug: user.slug })
  const wanted = form.watched.slug?.trim() ?? ''
  return (
    <FormModal
      title="Change Link"
      about="Link"
      form={form}
      submitLabel="Change link"
      submitDisabled={user.is_demo || wanted === user.slug}
      onSubmit={async (body) => useSession.getState().setUser(await change.mutateAsync({ body }))}
      onClose={onClose}
      success="Changed link successfully"
      width={480}
    >
      {user.is_demo && <DemoNote text={accountSettingsApi.changeSlug.refusesDemo} />}
      <Form.Item label="Link name" {...form.field('slug')}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <div style={{ overflowWrap: 'anywhere', marginBottom: 20 }}>
        <Typography.Text type="secondary">Your public page will be at</Typography.Text>
        <output style={{ display: 'block', padding: 0 }}>{publicAddress(user.public_url, wanted)}</output>
        <Typography.Text type="secondary">Your current link will keep working.</Typography.Text>
      </div>
    </FormModal>
  )
}
