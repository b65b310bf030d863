import { CheckCircleFilled } from '@ant-design/icons'
import type { FirstSteps as Steps } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Box, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import './dashboard.css'

/** In the order in which they lead to the first booking, each with where it is done. */
const steps: readonly { id: keyof Steps; path: string }[] = [
  { id: 'details', path: paths.settings() },
  { id: 'property', path: paths.adding(paths.properties()) },
  { id: 'unit', path: paths.adding(paths.units()) },
  { id: 'picture', path: paths.properties() },
  { id: 'booking', path: paths.adding(paths.bookings()) },
]

/** Checklist of a new owner until the first booking is there. */
export function FirstSteps({ progress, onHide }: { progress: Steps; onHide: () => void }) {
  const t = useMessages(dashboardCatalog).steps
  const { token } = theme.useToken()
  const navigate = useNavigate()
  const next = steps.find(({ id }) => !progress[id])
  const count = steps.filter(({ id }) => progress[id]).length
  return (
    <Card
      title={<h2 className="first-steps-title">{t.title}</h2>}
      extra={
        <Button type="text" onClick={onHide}>
          {t.hide}
        </Button>
      }
      styles={{ body: { padding: '4px 0 8px' } }}
    >
      <Typography.Paragraph type="secondary" className="first-steps-count">
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
              className="first-step"
              aria-current={isNext ? 'step' : undefined}
              style={{ background: isNext ? token.colorFillQuaternary : undefined }}
            >
              <Flex gap="8px 16px" align="center" wrap>
                <Flex className="first-step-words" gap={14}>
                  {progress[id] ? (
                    <span className="first-step-mark" aria-hidden>
                      <CheckCircleFilled style={{ fontSize: 22, color: token.colorSuccess }} />
                    </span>
                  ) : (
                    <span
                      className="first-step-mark first-step-number"
                      aria-hidden
                      style={{
                        borderColor: isNext ? token.colorPrimary : token.colorBorder,
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
