import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { App, Button } from 'antd'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'

/** Time to undo a move; hovering over the notice pauses it. */
const undoSeconds = 10
const noticeKey = 'calendar'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

/** Ends the way back of the notice that is shown: calendar, dialogs and popups share the one place. */
let waiting = new AbortController()

/** Says what was done, with a way back by button or Ctrl+Z, or what could not be done. One at a time. */
export const useUndoNotice = () => {
  const t = useMessages(calendarCatalog).move
  const { notification } = App.useApp()

  const begin = () => {
    waiting.abort()
    waiting = new AbortController()
    return waiting
  }
  const close = () => {
    waiting.abort()
    notification.destroy(noticeKey)
  }
  const place = (listening: AbortController) =>
    ({
      key: noticeKey,
      // Lower down it would lie over rows in which the next stay is dragged.
      placement: 'top',
      onClose: () => listening.abort(),
      closable: { 'aria-label': t.closeNote },
    }) as const
  return {
    close,
    done: (text: string, onUndo?: () => void) => {
      const listening = begin()
      const undo = () => {
        close()
        onUndo?.()
      }
      const onKey = (event: KeyboardEvent) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
        event.preventDefault()
        undo()
      }
      if (onUndo) window.addEventListener('keydown', onKey, { signal: listening.signal })
      notification.success({
        ...place(listening),
        title: text,
        role: 'status',
        duration: undoSeconds,
        showProgress: true,
        pauseOnHover: true,
        ...(onUndo && {
          actions: (
            <Button size="small" type="primary" onClick={undo} title={t.undoKeys}>
              {t.undo}
            </Button>
          ),
        }),
      })
    },
    failed: (text: string) => {
      notification.error({ ...place(begin()), title: text, role: 'alert', duration: undoSeconds, pauseOnHover: true })
    },
  }
}
export type UndoNotice = ReturnType<typeof useUndoNotice>
