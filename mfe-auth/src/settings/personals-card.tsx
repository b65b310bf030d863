import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { Fact, FactGroup, MailAddress } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Typography } from 'antd'
import { settingsCatalog } from '../messages/catalogs.ts'
import { useSettingsDialog } from './use-dialogs.ts'

const PersonalsForm = lazyDialog(() => import('./personals-form.tsx'), 'PersonalsForm')

export function PersonalsCard({ user }: { user: User }) {
  usePreload(PersonalsForm)
  const { personals: t } = useMessages(settingsCatalog)
  const { isOpen, open, close } = useSettingsDialog()
  const { address } = user
  const facts = [
    [t.firstName, user.first_name],
    [t.lastName, user.last_name],
    [t.phone, address.phone],
    [t.email, <MailAddress key="email" email={user.email} />],
    [t.street, `${address.street} ${address.house_number}`.trim()],
    [t.city, `${address.postal_code} ${address.city}`.trim()],
    [t.country, address.country],
    [t.taxId, user.tax_id],
    // Not everybody has one.
    ...(user.vat_id ? [[t.vatId, user.vat_id] as const] : []),
  ] as const
  return (
    <SettingsCard
      title={t.title}
      actions={
        <Button type={user.data_filled ? 'default' : 'primary'} onClick={open}>
          {t.change}
        </Button>
      }
    >
      {!user.data_filled && (
        <Box marginBottom={16}>
          <Alert
            type="warning"
            // It is there from the beginning; an alert would be read out.
            role="note"
            showIcon
            title={t.incomplete}
          />
        </Box>
      )}
      <FactGroup>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value === '' ? <Typography.Text type="danger">{t.missing}</Typography.Text> : value}
          </Fact>
        ))}
      </FactGroup>
      {isOpen && <PersonalsForm user={user} onClose={close} />}
    </SettingsCard>
  )
}
