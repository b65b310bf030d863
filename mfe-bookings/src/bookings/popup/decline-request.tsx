import { showDay } from '@keyhaven/shared-contracts/domain/day'
import { Button, Modal } from 'antd'
import type { AnyRequest } from './decision.ts'

type Props = { request: AnyRequest; onDecline: () => void; onClose: () => void }

/** Asks before a request is declined: the guest is told at once. */
export function DeclineRequest({ request, onDecline, onClose }: Props) {
  const { client, unit, check_in, check_out, reference } = request
  return (
    <Modal
      open
      centered
      width={460}
      title={`Decline ${reference}?`}
      onCancel={onClose}
      styles={{ footer: { marginTop: 20 } }}
      footer={
        <>
          <Button onClick={onClose}>Decide later</Button>
          <Button danger type="primary" onClick={onDecline}>
            Decline {reference}
          </Button>
        </>
      }
    >
      <ul style={{ margin: 0, paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
        <li>We email {`${client.first_name} ${client.last_name}`.trim()} right away.</li>
        <li>
          {unit.name} is free again from {showDay(check_in)} to {showDay(check_out)}.
        </li>
      </ul>
    </Modal>
  )
}
