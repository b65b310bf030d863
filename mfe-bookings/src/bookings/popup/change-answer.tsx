import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { OpenChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import { stayChangesApi } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { q, refreshAfter, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, theme, Typography } from 'antd'
import { useId, useState } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { bookingCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/booking/en.ts'
import { useDocumentsConsent } from '../use-booking-commands.ts'
import { WordsToGuest } from './words-to-guest.tsx'
import './change-answer.css'

type ChangeSummary = Pick<
  OpenChange,
  'check_in' | 'check_out' | 'guests_count' | 'children' | 'infants' | 'pets' | 'total_price'
>

/** Difference between two totals in words; compared in cents, so that no rounding shows. */
export const differenceWords = ({ change: t }: Messages, before: number, after: number) => {
  const cents = Math.round((after - before) * 100)
  if (cents === 0) return t.same
  return cents > 0 ? t.more(cents / 100) : t.less(-cents / 100)
}

type Props = { booking: Booking; change: OpenChange }

/** The change that a guest asks for, and the owner's answer. */
export function ChangeAnswer({ booking, change }: Props) {
  const messages = useMessages(bookingCatalog)
  const t = messages.change
  const language = useLanguage()
  const { token } = theme.useToken()
  const { message } = App.useApp()
  const cache = useQueryClient()
  const { mutateAsync, isPending, variables } = useCommand(stayChangesApi.decide)
  const sendAgreed = useDocumentsConsent()
  const [words, setWords] = useState('')
  const id = useId()
  const name = clientName(booking.client)
  const answer = async (decision: 'accept' | 'decline') => {
    try {
      const after = await sendAgreed((agreed) =>
        mutateAsync({ params: { id: booking.id }, body: { change: change.id, decision, words, ...agreed } }),
      )
      if (!after) return
      cache.setQueryData(q(bookingsApi.one, { params: { id: after.id } }).queryKey, after)
      void message.success(decision === 'accept' ? t.accepted(name) : t.declined(name))
    } catch (error) {
      void message.error((error as Error).message, 6)
      // It was answered or taken back meanwhile, or the booking is another one: what is on the screen is old.
      refreshAfter(cache, stayChangesApi.decide)
    }
  }
  const sending = isPending ? variables.body.decision : null
  const row = (title: string, stay: ChangeSummary, note?: string) => (
    <>
      <Typography.Text type="secondary">{title}</Typography.Text>
      <div>
        <span>{t.stay(stay, partyOf(stay))}</span>
        <div>
          <strong>{language.euros(stay.total_price)}</strong>
          <span>{note && ` · ${note}`}</span>
        </div>
      </div>
    </>
  )
  return (
    <section className="change-answer" aria-labelledby={id} style={{ borderColor: token.colorWarning }}>
      <h3 id={id}>{t.title(name)}</h3>
      <div className="change-answer-stays">
        {row(t.booked, booking)}
        {row(t.wanted, change, differenceWords(messages, booking.total_price, change.total_price))}
      </div>
      {change.message && (
        <Typography.Paragraph className="change-answer-message">
          <Text type="secondary" block>
            {messages.words.message(name)}
          </Text>
          <span>{change.message}</span>
        </Typography.Paragraph>
      )}
      <Typography.Text type="secondary">{t.hint}</Typography.Text>
      <WordsToGuest value={words} onChange={setWords} />
      <Row gap={8} wrap justify="end" marginTop={12}>
        <Button disabled={sending === 'accept'} loading={sending === 'decline'} onClick={() => void answer('decline')}>
          {t.decline}
        </Button>
        <Button
          type="primary"
          disabled={sending === 'decline'}
          loading={sending === 'accept'}
          onClick={() => void answer('accept')}
        >
          {t.accept}
        </Button>
      </Row>
    </section>
  )
}
