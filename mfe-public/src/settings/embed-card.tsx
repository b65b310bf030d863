import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { siteApi, type SiteSettings, siteTestBody } from '@keyhaven/shared-contracts/contract/public/public-site'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { SubmitButton, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { Alert, Form, Input, theme, Typography } from 'antd'
import { useState } from 'react'
import { Findings } from './findings.tsx'

const originOf = (url: string) => new URL(url, window.location.href).origin

/** The lines that a site needs to embed the booking, and a test of whether it does so rightly. */
export function EmbedCard({ settings }: { settings: SiteSettings }) {
  const t = useMessages(settingsCatalog)
  const { token } = theme.useToken()
  const form = useZodForm(siteTestBody, { url: settings.allowed_origins[0] ?? '' })
  const look = useCommand(siteApi.test)
  const [problem, setProblem] = useState<string | null>(null)
  const snippet = [
    `<script type="module" src="${originOf('/')}/embed.js"></script>`,
    // Its height before the script has come: what stands below does not move when the booking appears.
    `<keyhaven-booking owner="${settings.slug}" style="display: block; min-height: 100vh">`,
    `  <a href="${new URL(settings.site_url, window.location.href).href}">${t.bookHere}</a>`,
    '</keyhaven-booking>',
  ].join('\n')
  const run = async () => {
    setProblem(null)
    await look.mutateAsync({ body: form.values() }).catch((error: unknown) => setProblem(form.showErrors(error)))
  }
  return (
    <SettingsCard title={t.embed}>
      <Typography.Paragraph>{t.embedText}</Typography.Paragraph>
      <Typography.Paragraph
        copyable={{ tooltips: false, text: snippet }}
        style={{
          ...{ padding: '12px 14px', borderRadius: 8, background: token.colorFillTertiary, whiteSpace: 'pre-wrap' },
          ...{ fontFamily: token.fontFamilyCode, fontSize: 13, overflowWrap: 'anywhere' },
        }}
      >
        {snippet}
      </Typography.Paragraph>
      <Form {...form.formProps} disabled={look.isPending} onFinish={() => void run()}>
        <Form.Item label={t.pageToTest} {...form.field('url')}>
          <Input inputMode="url" autoComplete="url" placeholder="https://www.example.com/booking" />
        </Form.Item>
        <SubmitButton form={form} sending={look.isPending}>
          {t.test}
        </SubmitButton>
      </Form>
      {problem && (
        <Box marginTop={16}>
          <Alert type="error" showIcon role="alert" title={problem} />
        </Box>
      )}
      <div aria-live="polite">{look.data && <Findings findings={look.data.findings} />}</div>
    </SettingsCard>
  )
}
