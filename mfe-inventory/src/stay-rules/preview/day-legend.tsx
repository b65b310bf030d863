import { Row } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { ReactNode } from 'react'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import { DaySign } from './day-sign.tsx'
import './day-legend.css'

/** Signs of the days in words. */
export function DayLegend() {
  const { legend: t } = useMessages(stayRulesCatalog).preview
  const sign = (mark: ReactNode, words: string) => (
    <span className="rule-legend">
      <span aria-hidden>{mark}</span>
      {words}
    </span>
  )
  return (
    <Row gap="4px 16px" wrap>
      {sign(<b>3+</b>, t.nights)}
      {sign(<DaySign closedTo="arrival" />, t.noArrival)}
      {sign(<DaySign closedTo="departure" />, t.noDeparture)}
      {sign(<span className="rule-day-unbookable" />, t.unbookable)}
    </Row>
  )
}
