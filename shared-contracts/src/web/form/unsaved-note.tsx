import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import type { useDraft } from './unsaved.ts'

type Props = {
  draft: Pick<ReturnType<typeof useDraft>, 'found' | 'restore' | 'decline'>
  onRestored: () => void
}

/** Offers what was typed into this form before and could not be saved. */
export function UnsavedNote({ draft: { found, restore, decline }, onRestored }: Props) {
  const [isRestored, setRestored] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  if (!found) return null
  const offer = found.sessionEnded
    ? 'Your session ended before this was saved.'
    : 'The page was closed before this was saved.'
  return (
    <div ref={note} tabIndex={-1} style={{ marginBottom: 16, outline: 'none' }}>
      <Alert
        type="info"
        showIcon
        title={isRestored ? 'What you typed has been restored.' : offer}
        closable={{ closeIcon: true, 'aria-label': 'Close this note', onClose: decline }}
        action={
          !isRestored && (
            <Button
              size="small"
              onClick={() => {
                restore()
                onRestored()
                setRestored(true)
                note.current?.focus()
              }}
            >
              Restore what you typed
            </Button>
          )
        }
      />
    </div>
  )
}
