import { Dialog } from '@keyhaven/shared-contracts/web/page'
import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { q, refreshAfter, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Flex } from 'antd'
import { useRef, useState } from 'react'
import { bookingCatalog } from '../../messages/catalogs.ts'
import { WordsToGuest } from './words-to-guest.tsx'
import { clientName } from '../../clients/client-name.ts'

type RequestSummary = Pick<Booking, 'id' | 'reference' | 'status' | 'check_in' | 'check_out' | 'expires_at'> & {
  client: Pick<Booking['client'], 'first_name' | 'last_name'>
  unit: Pick<Booking['unit'], 'name'>
  version?: number | undefined
}

/** True of a request from the public site that waits for the owner's word. */
export const isRequest = ({ status, expires_at }: Pick<Booking, 'status' | 'expires_at'>) =>
  status === 'pending' && expires_at !== null

type Decision = 'accept' | 'decline'

/** Accepts or declines a request; its guest is told by mail. */
const useRequestDecision = (request: RequestSummary) => {
  const t = useMessages(bookingCatalog).request
  const { message } = App.useApp()
  const cache = useQueryClient()
  const { mutateAsync, isPending, variables } = useCommand(bookingsApi.decide)
  const send = async (decision: Decision, words: string) => {
    try {
      const after = await mutateAsync({
        params: { id: request.id },
        body: { decision, words, version: request.version },
      })
      cache.setQueryData(q(bookingsApi.one, { params: { id: after.id } }).queryKey, after)
      const name = clientName(request.client)
      void message.success(decision === 'accept' ? t.accepted(name) : t.declined(name))
    } catch (error) {
      void message.error((error as Error).message, 6)
      // It was answered elsewhere or has expired: what is on the screen is old.
      refreshAfter(cache, bookingsApi.decide)
    }
  }
  return {
    /** Reports the outcome even if the popup is closed by then. */
    decide: (decision: Decision, words: string) => void send(decision, words),
    sending: isPending ? variables.body.decision : null,
  }
}

type Props = {
  request: RequestSummary
  /** Words to the guest that were written beside the buttons. */
  words?: string
  /** Icons instead of words, where there is little room. */
  small?: boolean
  /** Small buttons, for even less room and a pointer. */
  size?: 'small' | 'middle'
}

/** Accepts a request by one click, or declines it after a question. */
export function RequestAnswer({ request, words = '', small = false, size = 'middle' }: Props) {
  const t = useMessages(bookingCatalog).request
  const { decide, sending } = useRequestDecision(request)
  const [declining, setDeclining] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const name = clientName(request.client)
  const close = () => {
    setDeclining(false)
    trigger.current?.focus()
  }
  return (
    <Flex gap={size === 'small' ? 4 : 8} flex="none">
      <Button
        ref={trigger}
        size={size}
        icon={small ? <CloseOutlined aria-hidden /> : null}
        aria-label={t.declineFrom(name)}
        title={small ? t.decline : ''}
        disabled={sending === 'accept'}
        loading={sending === 'decline'}
        onClick={() => setDeclining(true)}
      >
        {!small && t.decline}
      </Button>
      <Button
        type="primary"
        size={size}
        icon={small ? <CheckOutlined aria-hidden /> : null}
        aria-label={t.acceptFrom(name)}
        title={small ? t.accept : ''}
        disabled={sending === 'decline'}
        loading={sending === 'accept'}
        onClick={() => decide('accept', words)}
      >
        {!small && t.accept}
      </Button>
      {declining && (
        <DeclineRequest
          request={request}
          words={words}
          onDecline={(text) => {
            close()
            decide('decline', text)
          }}
          onClose={close}
        />
      )}
    </Flex>
  )
}

type DeclineRequestProps = {
  request: RequestSummary
  words: string
  onDecline: (words: string) => void
  onClose: () => void
}

/** Asks before a request is declined: the guest is told at once. */
function DeclineRequest({ request, words, onDecline, onClose }: DeclineRequestProps) {
  const { request: t, effects } = useMessages(bookingCatalog)
  const [text, setText] = useState(words)
  const { client, unit, reference } = request
  return (
    <Dialog
      open
      centered
      width={460}
      title={t.declineQuestion(reference)}
      onCancel={onClose}
      styles={{ footer: { marginTop: 20 } }}
      footer={
        <>
          <Button onClick={onClose}>{t.later}</Button>
          <Button danger type="primary" onClick={() => onDecline(text)}>
            {t.declineOne(reference)}
          </Button>
        </>
      }
    >
      <ul style={{ margin: 0, paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
        <li>{effects.mails(clientName(client))}</li>
        <li>{effects.free(unit.name, request)}</li>
      </ul>
      <WordsToGuest value={text} onChange={setText} />
    </Dialog>
  )
}
