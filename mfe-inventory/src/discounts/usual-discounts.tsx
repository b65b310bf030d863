import { PlusOutlined } from '@ant-design/icons'
import type { DiscountRule } from '@keyhaven/shared-contracts/domain/prices/discounts'
import { Row } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { discountsCatalog } from '../messages/catalogs.ts'
import { discountSentence } from './discount-sentence.ts'

export type DiscountStart = Partial<Omit<DiscountRule, 'id'>>

/** Discounts that many owners have. */
const usualDiscounts: Omit<DiscountRule, 'id'>[] = [
  { kind: 'length_of_stay', nights: 7, percent: 10 },
  { kind: 'length_of_stay', nights: 28, percent: 25 },
  { kind: 'last_minute', days: 7, percent: 15 },
  { kind: 'early_bird', days: 90, percent: 10 },
]

type Props = {
  discounts: readonly DiscountRule[]
  centred?: boolean
  onAdd: (start: DiscountStart) => void
}

/** Usual discounts from as many nights or days as there is none yet, each a way to its form. */
export function UsualDiscounts({ discounts, centred = false, onAdd }: Props) {
  const t = useMessages(discountsCatalog)
  const isNew = ({ kind, nights, days }: DiscountStart) =>
    discounts.every((one) => one.kind !== kind || (nights ? one.nights !== nights : one.days !== days))
  return (
    <Row gap={8} wrap justify={centred ? 'center' : 'start'}>
      {usualDiscounts.filter(isNew).map((start) => (
        <Button
          key={`${start.kind} ${start.nights}`}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onAdd(start)}
          style={{ height: 'auto', minHeight: 32, paddingBlock: 4, whiteSpace: 'normal', textAlign: 'start' }}
        >
          {discountSentence(t.sentence, start)}
        </Button>
      ))}
    </Row>
  )
}
