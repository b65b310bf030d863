import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'

/** Keyboard shortcuts of the calendar. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  useReturnedFocus()
  const { title, ...keys } = useMessages(calendarDialogsCatalog).keys
  return (
    <Dialog open centered width={520} title={title} footer={null} onCancel={onClose} mask={{ closable: true }}>
      <dl style={{ display: 'grid', gridTemplateColumns: 'fit-content(45%) 1fr', gap: '8px 20px', margin: '12px 0 0' }}>
        {Object.values(keys).map(({ key, does }) => (
          <div key={key} style={{ display: 'contents' }}>
            <Text component="dt" weight={600}>
              {key}
            </Text>
            <Text component="dd">{does}</Text>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
