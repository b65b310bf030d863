import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Row } from '@keyhaven/shared-contracts/web/layout'
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRuleSentence } from './use-rule-sentence.ts'

export type RuleStart = Partial<Omit<StayRule, 'id'>>

/** Rules that many owners have: two nights at weekends, Saturdays in the next high summer, a day’s notice. */
export const usualRules = (today: Day): (RuleStart & Pick<StayRule, 'kind'>)[] => {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '08-31' ? 1 : 0)
  return [
    { kind: 'min_nights', nights: 2, on: 'night', weekdays: [5, 6] },
    { kind: 'arrival_weekdays', weekdays: [6], from: `${year}-07-01`, to: `${year}-08-31` },
    { kind: 'lead_time', hours: 24 },
  ]
}

type Props = {
  rules: readonly StayRule[]
  centred?: boolean
  onAdd: (start: RuleStart) => void
}

/** Usual rules that there are none of yet, each a way to its form. */
export function UsualRules({ rules, centred = false, onAdd }: Props) {
  const today = useTodayIn()
  const sentence = useRuleSentence()
  const isNew = ({ kind, on }: RuleStart) =>
    rules.every((rule) => rule.kind !== kind || (on === 'night' && rule.on !== 'night'))
  return (
    <Row gap={8} wrap justify={centred ? 'center' : 'start'}>
      {usualRules(today)
        .filter(isNew)
        .map((start) => (
          <Button
            key={start.kind}
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onAdd(start)}
            style={{ height: 'auto', minHeight: 32, whiteSpace: 'normal', textAlign: 'start' }}
          >
            {sentence({ ...start, id: 0 })}
          </Button>
        ))}
    </Row>
  )
}
