import { Dialog, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'

type Props = { title: string; note: string; doneLabel: string; onClose: () => void; children: ReactNode }

const stay = () => {}

/** Shows a secret the one time that it can be seen; it closes by its button alone. */
export function OneTimeDialog({ title, note, doneLabel, onClose, children }: Props) {
  useReturnedFocus()
  return (
    <Dialog
      open
      onCancel={stay}
      title={title}
      width={520}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <Alert type="warning" showIcon role="note" title={note} style={{ margin: '12px 0 16px' }} />
      {children}
    </Dialog>
  )
}
