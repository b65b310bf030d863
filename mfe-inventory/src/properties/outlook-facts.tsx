import { outlookNights, type PropertyOutlook } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { DayText, useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { theme } from 'antd'
import type { ReactNode } from 'react'
import { propertiesCatalog } from '../messages/catalogs.ts'

type Props = {
  outlook: PropertyOutlook | undefined
  isLoading: boolean
  /** Of the house, whose day it is. */
  timeZone: string
}

/** Occupancy, next arrival and next departure of a property; each figure keeps its place while it loads. */
export function OutlookFacts({ outlook, isLoading, timeZone }: Props) {
  const { outlook: t } = useMessages(propertiesCatalog)
  const { percent } = useLanguage()
  const { token } = theme.useToken()
  const today = useTodayIn(timeZone)
  const dayOf = (day: string | null | undefined) => (day === today ? t.today : <DayText value={day ?? null} />)
  const { tonight, occupancy, next_arrival, next_departure } = outlook ?? {}
  const facts: [string, ReactNode][] = [
    [t.tonight, tonight?.offered ? t.taken(tonight.taken, tonight.offered) : '–'],
    [t.nights(outlookNights), typeof occupancy === 'number' ? t.full(percent(occupancy, 0)) : '–'],
    [t.nextArrival, dayOf(next_arrival)],
    [t.nextDeparture, dayOf(next_departure)],
  ]
  return (
    <dl
      aria-busy={isLoading}
      style={{
        ...{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px 16px', margin: 0, padding: '12px 0' },
        borderBlock: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            <Text type="secondary" size={13}>
              {name}
            </Text>
          </dt>
          <dd style={{ margin: 0, fontSize: 16, fontWeight: 600, lineHeight: '24px', minHeight: 24 }}>
            {isLoading ? <Bar /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Bar = () => {
  const { token } = theme.useToken()
  const style = {
    display: 'inline-block',
    width: 72,
    height: 14,
    borderRadius: 4,
    background: token.colorFillSecondary,
  }
  return <span aria-hidden style={style} />
}
