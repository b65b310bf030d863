import { useReturnedFocus } from '@keyhaven/shared-contracts/web/returned-focus'
import { Modal } from 'antd'

const keys = [
  ['Arrow keys', 'Go over days and units'],
  ['Home, End', 'First and last day in sight'],
  ['Page Up, Page Down', 'A screen of days back and on'],
  ['T', 'Today'],
  ['Enter on a free night', 'Begin to select nights; arrows extend, Enter books or blocks them'],
  ['Enter on a stay or block', 'Open it'],
  ['M on a stay or block', 'Move it: arrows move, Shift and arrows change the end, Enter drops, Escape cancels'],
  ['Ctrl+Z', 'Undo the last move'],
] as const

/** The keys of the calendar. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  useReturnedFocus()
  return (
    <Modal
      open
      centered
      width={520}
      title="Keys of the calendar"
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
