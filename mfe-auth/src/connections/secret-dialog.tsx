import { CopyOutlined } from '@ant-design/icons'
import { useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Modal, Typography } from 'antd'
import { useCopy } from '../settings/use-copy.ts'

export type ShownSecret = { title: string; about: string; secret: string }

/** Shows a key or a secret the one time that it can be seen; it closes by its button alone. */
export function SecretDialog({ shown, onClose }: { shown: ShownSecret; onClose: () => void }) {
  useReturnedFocus()
  const copy = useCopy()
  return (
    <Modal
      open
      title={shown.title}
      width={560}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          I have saved it
        </Button>
      }
    >
      <Alert type="warning" showIcon role="note" title={shown.about} style={{ margin: '12px 0 16px' }} />
      <Typography.Paragraph>
        <code style={{ overflowWrap: 'anywhere' }}>{shown.secret}</code>
      </Typography.Paragraph>
      <Button
        icon={<CopyOutlined aria-hidden />}
        onClick={() => void copy(shown.secret, 'Copied', 'Select the text and copy it.')}
      >
        Copy
      </Button>
    </Modal>
  )
}
