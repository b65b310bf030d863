import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import type { SiteFinding } from '@keyhaven/shared-contracts/contract/public/public-site'
import { theme, Typography } from 'antd'

/** Findings of the page test, one line each, with what to do. */
export function Findings({ findings }: { findings: readonly SiteFinding[] }) {
  const t = useMessages(settingsCatalog)
  const wordsOf = useReasonWords()
  const { token } = theme.useToken()
  return (
    <Stack component="ul" gap={12} marginTop={20}>
      {findings.map(({ ok, title, advice, title_reason, advice_reason }) => (
        <li
          key={title}
          style={{
            display: 'grid',
            gridTemplateColumns: '20px 1fr',
            gap: 8,
            alignItems: 'start',
            overflowWrap: 'anywhere',
          }}
        >
          {ok ? (
            <CheckCircleFilled aria-label={t.fine} style={{ color: token.colorSuccess, marginTop: 4 }} />
          ) : (
            <CloseCircleFilled aria-label={t.wrong} style={{ color: token.colorError, marginTop: 4 }} />
          )}
          <div>
            <Typography.Text strong={!ok}>{title_reason ? wordsOf(title_reason) : title}</Typography.Text>
            {advice && (
              <Typography.Paragraph type="secondary" style={{ margin: '2px 0 0' }}>
                {advice_reason ? wordsOf(advice_reason) : advice}
              </Typography.Paragraph>
            )}
          </div>
        </li>
      ))}
    </Stack>
  )
}
