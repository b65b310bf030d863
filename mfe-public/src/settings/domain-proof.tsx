import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { siteApi, type SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { Alert, App, Button, Typography } from 'antd'

/** Instructions for the proof of a domain: one TXT record at the registrar. */
export function DomainProof({ settings }: { settings: SiteSettings }) {
  const t = useMessages(settingsCatalog)
  const { message } = App.useApp()
  const check = useCommand(siteApi.checkDomain)
  const { domain, txt } = settings
  const run = async () => {
    await check.mutateAsync({})
    void message.success(t.verified(domain ?? ''))
  }
  if (!txt) return null
  return (
    <Stack gap={16} marginTop={12}>
      <Alert
        type="warning"
        // It is there from the beginning; an alert would be read out.
        role="note"
        showIcon
        title={t.prove}
        description={t.proveText}
      />
      <FactGroup>
        <Fact name={t.record.type}>TXT</Fact>
        <Fact name={t.record.name}>
          <Typography.Text code copyable={{ tooltips: false, text: txt.name }}>
            {txt.name}
          </Typography.Text>
        </Fact>
        <Fact name={t.record.value}>
          <Typography.Text code copyable={{ tooltips: false, text: txt.value }}>
            {txt.value}
          </Typography.Text>
        </Fact>
      </FactGroup>
      {check.error && <Alert type="warning" showIcon role="alert" title={check.error.message} />}
      <Button
        type="primary"
        loading={check.isPending}
        style={{ justifySelf: 'start' }}
        onClick={() => void run().catch(() => undefined)}
      >
        {t.check}
      </Button>
    </Stack>
  )
}
