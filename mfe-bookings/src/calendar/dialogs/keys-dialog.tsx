import { useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { Modal } from 'antd'

const keys = [
  ['Arrow keys', 'Move over days and units'],
  ['Home, End', 'Go to the first or last day on the screen'],
  ['Page Up, Page Down', 'Go back or ahead by a full screen'],
  ['T', 'Go to today'],
  ['Enter on a free night', 'Start selecting nights; arrow keys extend the selection, Enter books or blocks it'],
  ['Enter on a stay or block', 'Open it'],
  ['M on a stay or block', 'Move it: the arrow keys move, with Shift they change the end; Enter drops, Escape cancels'],
  ['Ctrl+Z', 'Undo the last move'],
  ['F', 'Show the calendar on the full page, or the dashboard again'],
] as const

/** What the keys do in the calendar. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  useReturnedFocus()
  return (
    <Modal
      open
      centered
      width={520}
      title="Keyboard shortcuts"
      footer={null}
      onCancel={onClose}
      mask={{ closable: true }}
    >
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 20px', margin: '12px 0 0' }}>
        {keys.map(([key, does]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt style={{ fontWeight: 600 }}>{key}</dt>
            <dd style={{ margin: 0 }}>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
