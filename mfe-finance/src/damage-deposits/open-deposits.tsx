import { damageDepositsApi } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useId } from 'react'
import { damageDepositsCatalog } from '../messages/catalogs.ts'
import { depositSentence, toneOf } from './deposit-sentence.ts'
import './open-deposits.css'

/** Damage deposits that their owner should look at; nothing where there are none. */
export function OpenDeposits() {
  const t = useMessages(damageDepositsCatalog)
  const id = useId()
  const { data: deposits = [], error, isFetching, refetch } = useQuery(q(damageDepositsApi.list, {}))
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (deposits.length === 0) return null
  return (
    <section aria-labelledby={id} className="open-deposits">
      <Text component="h2" size={16} weight={600} id={id}>
        {t.list.title}
      </Text>
      <Text type="secondary" block>
        {t.list.about}
      </Text>
      <Card styles={{ body: { padding: '4px 16px' } }}>
        <Stack component="ul">
          {deposits.map(({ booking, reference, guest, unit, check_out, damage_deposit: deposit }) => (
            <li key={booking}>
              <div>
                <Text block weight={500} breakWord>
                  {guest}
                </Text>
                <Text type="secondary" block size={13}>
                  {unit}
                </Text>
                <Text type="secondary" block size={13}>
                  {t.list.departed(check_out)}
                </Text>
              </div>
              <div>
                <StatusDot tone={toneOf(deposit)} label={t.states[deposit.state]} />
                <Text block>{depositSentence(t, deposit)}</Text>
              </div>
              <TextLink to={paths.bookings(booking)} aria-label={t.list.openBooking(reference)}>
                {reference}
              </TextLink>
            </li>
          ))}
        </Stack>
      </Card>
    </section>
  )
}
