import { CheckCircleFilled } from '@ant-design/icons'
import type { FirstSteps as Steps } from '@keyhaven/shared-contracts/contract/dashboard'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'

type Step = { id: keyof Steps; title: string; hint: string; action: string; path: string }

/** In the order in which they lead to the first booking. */
const steps: readonly Step[] = [
  {
    id: 'details',
    title: 'Your details',
    hint: 'Your name, address and tax ID are printed on your invoices.',
    action: 'Fill in your details',
    path: paths.settings(),
  },
  {
    id: 'property',
    title: 'Your first property',
    hint: 'The house or place with its address.',
    action: 'Add a property',
    path: paths.adding(paths.properties()),
  },
  {
    id: 'unit',
    title: 'Your first unit and its price',
    hint: 'The room, apartment or house that guests book, with its price per night.',
    action: 'Add a unit',
    path: paths.adding(paths.units()),
  },
  {
    id: 'picture',
    title: 'A picture',
    hint: 'Guests look at pictures first. Edit your property or unit to add some.',
    action: 'Add a picture',
    path: paths.properties(),
  },
  {
    id: 'booking',
    title: 'Your first booking',
    hint: 'Enter one yourself, or send guests the link to your public page: you will find it in Settings.',
    action: 'Add a booking',
    path: paths.adding(paths.bookings()),
  },
]

const mark = { width: 24, height: 24, flex: 'none', display: 'grid', placeItems: 'center', borderRadius: 12 } as const

/** What a new owner does until the first booking is there: what is done, what comes next, and what follows. */
export function FirstSteps({ done, onHide }: { done: Steps; onHide: () => void }) {
  const { token } = theme.useToken()
  const navigate = useNavigate()
  const next = steps.find(({ id }) => !done[id])
  const count = steps.filter(({ id }) => done[id]).length
  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0, whiteSpace: 'normal' }}>Five steps to your first booking</h2>}
      extra={
        <Button type="text" onClick={onHide}>
          Hide
        </Button>
      }
      styles={{ body: { padding: '4px 0 8px' } }}
    >
      <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '12px 24px 4px' }}>
        {count} of {steps.length} done
      </Typography.Paragraph>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {steps.map((step, at) => {
          const { id, title, hint, action, path } = step
          const state = done[id] ? 'Done' : step === next ? 'Next' : 'Later'
          const isNext = state === 'Next'
          return (
            <li
              key={id}
              aria-current={isNext ? 'step' : undefined}
              style={{ padding: '12px 24px', background: isNext ? token.colorFillQuaternary : undefined }}
            >
              <Flex gap="8px 16px" align="center" wrap>
                <Flex gap={14} style={{ flex: '1 1 260px', minWidth: 0 }}>
                  {done[id] ? (
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
                  <div style={{ minWidth: 0 }}>
                    <Typography.Text strong={isNext} type={isNext ? undefined : 'secondary'}>
                      {title}
                    </Typography.Text>{' '}
                    <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                      {state}
                    </Typography.Text>
                    {isNext && <Typography.Paragraph style={{ margin: 0 }}>{hint}</Typography.Paragraph>}
                  </div>
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
      </ol>
    </Card>
  )
}
