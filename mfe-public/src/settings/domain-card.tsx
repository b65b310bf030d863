import { siteApi, type SiteSettings } from '@keyhaven/shared-contracts/contract/public-site'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { Fact } from '@keyhaven/shared-contracts/web/ui/fact'
import { FactGroup } from '@keyhaven/shared-contracts/web/ui/fact-group'
import { Alert, App, Button, Card, Typography } from 'antd'

/** How the owner proves a domain: one record at whoever sells it. */
export function DomainCard({ settings }: { settings: SiteSettings }) {
  const { message } = App.useApp()
  const check = useCommand(siteApi.checkDomain)
  const { domain, txt } = settings
  const run = async () => {
    await check.mutateAsync({})
    void message.success(`${domain} is yours now`)
  }
  if (!txt) return null
  return (
    <Card
      title={`Prove that ${domain} is yours`}
      styles={{ title: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
    >
      <Typography.Paragraph>
        Add this record where you manage the domain, and lead the domain itself to this server. Then check it here.
      </Typography.Paragraph>
      <FactGroup>
        <Fact name="Type">TXT</Fact>
        <Fact name="Name">
          <Typography.Text code copyable={{ tooltips: false, text: txt.name }}>
            {txt.name}
          </Typography.Text>
        </Fact>
        <Fact name="Value">
          <Typography.Text code copyable={{ tooltips: false, text: txt.value }}>
            {txt.value}
          </Typography.Text>
        </Fact>
      </FactGroup>
      {check.error && (
        <Alert type="warning" showIcon role="alert" title={check.error.message} style={{ marginTop: 16 }} />
      )}
      <Button
        type="primary"
        loading={check.isPending}
        style={{ marginTop: 20 }}
        onClick={() => void run().catch(() => undefined)}
      >
        Check the domain
      </Button>
    </Card>
  )
}
