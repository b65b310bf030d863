import { App, Button } from 'antd'
import { useRef } from 'react'

/** So long something can be undone, in seconds; resting on the notice stops the clock. */
const undoable = 10
const name = 'calendar'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

/** Says what was done, with a way back by button or Ctrl+Z, or what could not be done. One at a time. */
export const useUndoNotice = () => {
  const { notification } = App.useApp()
  const waiting = useRef<AbortController>(undefined)

  const forget = () => waiting.current?.abort()
  const close = () => {
    forget()
    notification.destroy(name)
  }
  const place = {
    key: name,
    placement: 'bottomRight',
    onClose: forget,
    closable: { 'aria-label': 'Close this note' },
  } as const
  return {
    close,
    done: (text: string, onUndo?: () => void) => {
      forget()
      const listening = new AbortController()
      waiting.current = listening
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
        ...place,
        title: text,
        role: 'status',
        duration: undoable,
        showProgress: true,
        pauseOnHover: true,
        ...(onUndo && {
          actions: (
            <Button size="small" type="primary" onClick={undo} title="Ctrl+Z">
              Undo
            </Button>
          ),
        }),
      })
    },
    failed: (text: string) => {
      forget()
      notification.error({ ...place, title: text, role: 'alert', duration: undoable, pauseOnHover: true })
    },
  }
}
export type UndoNotice = ReturnType<typeof useUndoNotice>
