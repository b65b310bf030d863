import { connectionsApi, type Delivery, type Webhook } from '@keyhaven/shared-contracts/contract/accounts/connections'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { MomentText, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, LoadingState, ProblemState, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Typography } from 'antd'
import { connectionsCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/connections/en.ts'
import { eventWords } from './connection-words.ts'
import { CardProblem } from '../settings/card-problem.tsx'
import './deliveries.css'

const tones = { sent: 'good', waiting: 'waiting', failed: 'bad' } as const
const stateWords = ({ deliveries: t }: Messages, { state, attempts, status, error }: Delivery) => {
  if (state === 'sent') return t.sent(status)
  if (attempts === 0) return state === 'waiting' ? t.waiting : t.notSent(error ?? '')
  return (state === 'failed' ? t.failed : t.tryingAgain)(attempts, error)
}

/** Deliveries of a webhook, with their results. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  useReturnedFocus()
  const messages = useMessages(connectionsCatalog)
  const { deliveries: t } = messages
  const query = q(connectionsApi.deliveries, { params: { id: webhook.id } })
  const { data: deliveries, error, isFetching, refetch } = useQuery(query)
  const resend = useCommand(connectionsApi.resend)
  const again = (delivery: string) => resend.mutate({ params: { id: webhook.id, delivery } })
  return (
    <Dialog
      open
      centered
      title={t.title}
      width={640}
      onCancel={onClose}
      footer={
        <Button onClick={() => void refetch()} loading={isFetching}>
          {t.refresh}
        </Button>
      }
    >
      <Typography.Paragraph type="secondary" className="delivery-address">
        {webhook.url}
      </Typography.Paragraph>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!deliveries && !error && <LoadingState label={t.loading} />}
      {deliveries?.length === 0 && <Typography.Text>{t.none}</Typography.Text>}
      <CardProblem error={resend.error} />
      <ul className="delivery-list" aria-label={t.title}>
        {deliveries?.map((one) => (
          <Flex className="delivery-row" component="li" key={one.id} justify="space-between" align="center" gap={12}>
            <Box breakWord>
              <StatusDot tone={tones[one.state]} label={t.states[one.state]} hideLabel />{' '}
              <strong>{eventWords(messages, one.event)}</strong> <MomentText value={one.created_at} />
              <Text type="secondary" block>
                {stateWords(messages, one)}
              </Text>
            </Box>
            <Button
              aria-label={t.sendAgainOne(eventWords(messages, one.event))}
              disabled={one.state === 'waiting'}
              loading={resend.isPending && resend.variables.params.delivery === one.id}
              onClick={() => again(one.id)}
            >
              {t.sendAgain}
            </Button>
          </Flex>
        ))}
      </ul>
    </Dialog>
  )
}
