import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { documentsChangeWords } from '../../bookings/money/money-words.ts'
import { calendarCatalog, calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import { bookingCatalog } from '../../messages/catalogs.ts'
import { useFirstFocus } from '../../use-first-focus.ts'
import { stayText, subjectName } from '../moving/move-words.ts'
import type { Pricing } from '../moving/use-stay-moves.ts'
import type { PendingMove } from '../moving/use-moves.ts'
import './move-question.css'

type Props = { pending: PendingMove; onAnswer: (pricing: Pricing | null) => void }

/** Rules come first: what the move changes is a question once it is meant all the same. */
const asksRules = ({ quote }: PendingMove) => quote.stay_check !== undefined
const isRepriced = ({ booking, quote, codeRefusal }: PendingMove) =>
  codeRefusal === undefined && quote.repriced && quote.total_price !== booking.total_price

/** Confirms a move that guests could not book, or that changes more than days and unit: the price and the issued invoice. */
export function MoveQuestion({ pending, onAnswer }: Props) {
  useReturnedFocus()
  const t = useMessages(calendarDialogsCatalog).question
  const { stayRules } = useMessages(bookingCatalog)
  const [isAgainstRules, setAgainstRules] = useState(asksRules(pending))
  const { codeRefusal, quote } = pending
  const hasMore = codeRefusal !== undefined || isRepriced(pending) || quote.invoice !== null
  const title = isAgainstRules ? stayRules.title : (codeRefusal ?? (isRepriced(pending) ? t.price : t.invoice))
  return (
    <Dialog open centered width={460} title={title} onCancel={() => onAnswer(null)} footer={null}>
      {isAgainstRules ? (
        <RuleQuestion
          pending={pending}
          onAnswer={(moves) => {
            if (!moves) onAnswer(null)
            else if (hasMore) setAgainstRules(false)
            else onAnswer('current')
          }}
        />
      ) : (
        <Question pending={pending} onAnswer={onAnswer} />
      )}
    </Dialog>
  )
}

type RuleQuestionProps = { pending: PendingMove; onAnswer: (moves: boolean) => void }

function RuleQuestion({ pending: { subject, place, unit, quote }, onAnswer }: RuleQuestionProps) {
  const t = useMessages(calendarCatalog)
  const { question } = useMessages(calendarDialogsCatalog)
  const { stayRules } = useMessages(bookingCatalog)
  const say = useReasonWords()
  // Enter may still be held down from the drop: it must not go past a rule.
  const first = useFirstFocus<HTMLButtonElement>()
  return (
    <>
      <p className="move-place">{question.where(subjectName(t, subject), unit.name, stayText(t, place))}</p>
      <Box marginBottom={20}>
        {quote.stay_check?.rules.map(({ id, kind, reason }) => (
          <Text key={`${kind} ${id}`} component="p">
            {say(reason)}
          </Text>
        ))}
      </Box>
      <Flex className="move-answers" gap={8} wrap justify="end">
        <Button ref={first} onClick={() => onAnswer(false)}>
          {question.stay}
        </Button>
        <Button type="primary" onClick={() => onAnswer(true)}>
          {stayRules.move}
        </Button>
      </Flex>
    </>
  )
}

function Question({ pending, onAnswer }: Props) {
  const t = useMessages(calendarCatalog)
  const { question, move } = useMessages(calendarDialogsCatalog)
  const { documentsChange } = useMessages(bookingCatalog)
  const language = useLanguage()
  const { subject, place, unit, booking, quote, codeRefusal } = pending
  const { invoice } = quote
  const keepsPrice = codeRefusal !== undefined
  const first = useFirstFocus<HTMLButtonElement>()
  const asksPrice = isRepriced(pending)
  return (
    <>
      <p className="move-place">{question.where(subjectName(t, subject), unit.name, stayText(t, place))}</p>
      {asksPrice && (
        <Flex className="move-prices" align="baseline" gap={10}>
          <Typography.Text type="secondary">{language.euros(booking.total_price)}</Typography.Text>
          <span aria-hidden>→</span>
          <Typography.Text strong>{language.euros(quote.total_price)}</Typography.Text>
        </Flex>
      )}
      {invoice && (
        <Box marginBottom={20}>
          <Alert
            type="warning"
            showIcon
            title={documentsChangeWords(
              documentsChange,
              {
                cancels: invoice,
                replacement: {
                  status: invoice.replacement_status,
                  total: keepsPrice ? booking.total_price : quote.total_price,
                },
              },
              asksPrice ? [booking.total_price] : [],
            )}
            description={question.invoiceHint}
          />
        </Box>
      )}
      <Flex className="move-answers" gap={8} wrap justify="end">
        {/* Enter may still be held down from the drop: it must not issue anything. */}
        <Button ref={invoice ? first : null} onClick={() => onAnswer(null)}>
          {question.stay}
        </Button>
        {asksPrice && <Button onClick={() => onAnswer('keep')}>{move.keep(booking.total_price)}</Button>}
        <Button type="primary" ref={invoice ? null : first} onClick={() => onAnswer(keepsPrice ? 'keep' : 'current')}>
          {keepsPrice
            ? move.keep(booking.total_price)
            : asksPrice
              ? move.changeTo(quote.total_price)
              : question.replace}
        </Button>
      </Flex>
    </>
  )
}
