import { showEuros } from '@keyhaven/shared-contracts/contract/money'
import { useReturnedFocus } from '@keyhaven/shared-contracts/web/returned-focus'
import { Button, Flex, Modal, Typography } from 'antd'
import { useFirstFocus } from './first-focus.ts'
import { placeWords } from './move-words.ts'
import type { Pricing } from './moved-booking.ts'
import type { PriceAsked } from './moves.ts'

type Props = { asked: PriceAsked; onAnswer: (pricing: Pricing | null) => void }

/** Old and new price of a stay that was moved, and which of them holds. */
export function PriceQuestion({ asked, onAnswer }: Props) {
  useReturnedFocus()
  return (
    <Modal open centered width={460} title="The price changes" onCancel={() => onAnswer(null)} footer={null}>
      <Question asked={asked} onAnswer={onAnswer} />
    </Modal>
  )
}

function Question({ asked: { held, place, unit, booking, quote }, onAnswer }: Props) {
  const change = useFirstFocus<HTMLButtonElement>()
  const [was, becomes] = [showEuros(booking.total_price), showEuros(quote.total_price)]
  return (
    <>
      <p style={{ margin: '8px 0 16px', overflowWrap: 'anywhere' }}>
        {held.name}: {unit.name}, {placeWords(place)}
      </p>
      <Flex align="baseline" gap={10} style={{ fontSize: 20, marginBottom: 20 }}>
        <Typography.Text type="secondary" style={{ fontSize: 'inherit' }}>
          {was}
        </Typography.Text>
        <span aria-hidden>→</span>
        <Typography.Text strong style={{ fontSize: 'inherit' }}>
          {becomes}
        </Typography.Text>
      </Flex>
      <Flex gap={8} wrap justify="end">
        <Button onClick={() => onAnswer(null)} style={{ marginInlineEnd: 'auto' }}>
          Do not move
        </Button>
        <Button onClick={() => onAnswer('keep')}>Keep {was}</Button>
        <Button type="primary" ref={change} onClick={() => onAnswer('current')}>
          Change to {becomes}
        </Button>
      </Flex>
    </>
  )
}
