import { accountSettingsApi, slugBody } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form, Input, Typography } from 'antd'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { DemoNote } from '../demo-note.tsx'
import { publicAddress } from './public-address.ts'

export function SlugForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { link: t } = useMessages(settingsCatalog)
  const change = useCommand(accountSettingsApi.changeSlug)
  const form = useZodForm(slugBody, { slug: user.slug })
  const slug = form.watched.slug?.trim() ?? ''
  return (
    <FormModal
      title={t.formTitle}
      about="Link"
      form={form}
      submitLabel={t.submit}
      submitDisabled={user.is_demo || slug === user.slug}
      onSubmit={async (body) => useSession.getState().setUser(await change.mutateAsync({ body }))}
      onClose={onClose}
      success={t.done}
      width={480}
    >
      {user.is_demo && <DemoNote text={t.noDemo} />}
      <Form.Item label={t.name} {...form.field('slug')}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Box breakWord marginBottom={20}>
        <Typography.Text type="secondary">{t.willBe}</Typography.Text>
        <output style={{ display: 'block', padding: 0 }}>{publicAddress(user.public_url, slug)}</output>
        <Typography.Text type="secondary">{t.keepsWorking}</Typography.Text>
      </Box>
    </FormModal>
  )
}
