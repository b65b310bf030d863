import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useRef, useState } from 'react'
import { clientName } from '../../clients/client-name.ts'
import { type AnyRequest, useDecision } from './decision.ts'
import { DeclineRequest } from './decline-request.tsx'

type Props = {
  request: AnyRequest
  /** Signs in place of words, where there is little room. */
  small?: boolean
  /** Where there is even less, and no thumb. */
  size?: 'small' | 'middle'
}

/** Accepts a request by one click, or declines it after a question. */
export function RequestAnswer({ request, small = false, size = 'middle' }: Props) {
  const { decide, sending } = useDecision(request)
  const [declining, setDeclining] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const name = clientName(request.client)
  const close = () => {
    setDeclining(false)
    trigger.current?.focus()
  }
  return (
    <Flex gap={size === 'small' ? 4 : 8} style={{ flex: 'none' }}>
      <Button
        ref={trigger}
        size={size}
        icon={small ? <CloseOutlined aria-hidden /> : null}
        aria-label={`Decline the request of ${name}`}
        title={small ? 'Decline' : ''}
        disabled={sending === 'accept'}
        loading={sending === 'decline'}
        onClick={() => setDeclining(true)}
      >
        {!small && 'Decline'}
      </Button>
      <Button
        type="primary"
        size={size}
        icon={small ? <CheckOutlined aria-hidden /> : null}
        aria-label={`Accept the request of ${name}`}
        title={small ? 'Accept' : ''}
        disabled={sending === 'decline'}
        loading={sending === 'accept'}
        onClick={() => decide('accept')}
      >
        {!small && 'Accept'}
      </Button>
      {declining && (
        <DeclineRequest
          request={request}
          onDecline={() => {
            close()
            decide('decline')
          }}
          onClose={close}
        />
      )}
    </Flex>
  )
}
