import { CheckCircleFilled } from '@ant-design/icons'
import type { FirstSteps as Steps } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Box, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'

/** In the order in which they lead to the first booking, each with where it is done. */
const steps: readonly { id: keyof Steps; path: string }[] = [
  { id: 'details', path: paths.settings() },
  { id: 'property', path: paths.adding(paths.properties()) },
  { id: 'unit', path: paths.adding(paths.units()) },
  { id: 'picture', path: paths.properties() },
  { id: 'booking', path: paths.adding(paths.bookings()) },
]

const mark = { width: 24, height: 24, flex: 'none', display: 'grid', placeItems: 'center', borderRadius: 12 } as const

/** Checklist of a new owner until the first booking is there. */
export function FirstSteps({ progress, onHide }: { progress: Steps; onHide: () => void }) {
  const t = useMessages(dashboardCatalog).steps
  const { token } = theme.useToken()
  const navigate = useNavigate()
  const next = steps.find(({ id }) => !progress[id])
  const count = steps.filter(({ id }) => progress[id]).length
  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0, whiteSpace: 'normal' }}>{t.title}</h2>}
      extra={
        <Button type="text" onClick={onHide}>
          {t.hide}
        </Button>
      }
      styles={{ body: { padding: '4px 0 8px' } }}
    >
      <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '12px 24px 4px' }}>
        {t.done(count, steps.length)}
      </Typography.Paragraph>
      <Stack component="ol">
        {steps.map((step, at) => {
          const { id, path } = step
          const { title, hint, action } = t[id]
          const state = progress[id] ? 'done' : step === next ? 'next' : 'later'
          const isNext = state === 'next'
          return (
            <li
              key={id}
              aria-current={isNext ? 'step' : undefined}
              style={{ padding: '12px 24px', background: isNext ? token.colorFillQuaternary : undefined }}
            >
              <Flex gap="8px 16px" align="center" wrap>
                <Flex gap={14} style={{ flex: '1 1 260px', minWidth: 0 }}>
                  {progress[id] ? (
                    <span aria-hidden style={mark}>
                      <CheckCircleFilled style={{ fontSize: 22, color: token.colorSuccess }} />
                    </span>
                  ) : (
                    <span
                      aria-hidden
                      style={{
                        ...mark,
                        boxSizing: 'border-box',
                        fontSize: 12,
                        fontWeight: 600,
                        border: `1px solid ${isNext ? token.colorPrimary : token.colorBorder}`,
                        color: isNext ? token.colorPrimary : token.colorTextSecondary,
                      }}
                    >
                      {at + 1}
                    </span>
                  )}
                  <Box>
                    <Typography.Text strong={isNext} type={isNext ? undefined : 'secondary'}>
                      {title}
                    </Typography.Text>{' '}
                    <Text type="secondary" size={12}>
                      {t.state[state]}
                    </Text>
                    {isNext && <Text component="p">{hint}</Text>}
                  </Box>
                </Flex>
                {isNext && (
                  <Button type="primary" onClick={() => void navigate(path)}>
                    {action}
                  </Button>
                )}
              </Flex>
            </li>
          )
        })}
      </Stack>
    </Card>
  )
}
