import { damageDepositsApi } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import type { DamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { q } from '@keyhaven/shared-contracts/web/api'
import { StatusDot, useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { damageDepositsCatalog } from '../messages/catalogs.ts'
import './damage-deposit.css'
import { depositSentence, toneOf } from './deposit-sentence.ts'
import { ReleaseButton } from './release-button.tsx'

const CaptureForm = lazyDialog(() => import('./capture-form.tsx'), 'CaptureForm')

type Props = { booking: number; checkIn: Day | undefined }

/** Damage deposit of a booking, and what its owner can do with it; nothing where none was agreed on. */
export function DamageDepositPart({ booking: id, checkIn }: Props) {
  const t = useMessages(damageDepositsCatalog)
  const { data, error, isFetching, refetch } = useQuery(q(damageDepositsApi.one, { params: { id } }))
  const deposit = data?.damage_deposit
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!deposit) return null
  return (
    <section className="damage-deposit" aria-label={t.title}>
      <Row gap={8} wrap>
        <Text component="h3" size={14} weight={600}>
          {t.title}
        </Text>
        <StatusDot tone={toneOf(deposit)} label={t.states[deposit.state]} />
      </Row>
      <Text component="p">{depositSentence(t, deposit)}</Text>
      {deposit.state === 'captured' && <Damage deposit={deposit} />}
      {deposit.state === 'held' && <Actions booking={id} deposit={deposit} checkIn={checkIn} />}
    </section>
  )
}

/** Reason and picture of what was charged. */
function Damage({ deposit: { reason, picture } }: { deposit: DamageDeposit }) {
  const t = useMessages(damageDepositsCatalog)
  return (
    <>
      <Text component="p" preLine breakWord>
        {reason}
      </Text>
      {picture && <img src={picture} alt={t.picture} />}
    </>
  )
}

function Actions({ booking, deposit, checkIn }: Props & { deposit: DamageDeposit }) {
  const t = useMessages(damageDepositsCatalog)
  const [isCharging, setCharging] = useState(false)
  const today = useTodayIn()
  const isArrived = checkIn !== undefined && checkIn <= today
  return (
    <Row gap={8} wrap align="center" marginTop={8}>
      <ReleaseButton booking={booking} deposit={deposit} />
      {isArrived && <Button onClick={() => setCharging(true)}>{t.charge}</Button>}
      {!isArrived && <Text type="secondary">{t.chargeLater}</Text>}
      {isCharging && <CaptureForm booking={booking} amount={deposit.amount} onClose={() => setCharging(false)} />}
    </Row>
  )
}
