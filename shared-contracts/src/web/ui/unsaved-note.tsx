import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ZodForm } from '../form.ts'
import { useSession } from '../session.ts'

type Props = {
  form: Pick<ZodForm, 'form' | 'values' | 'typed'>
  /** What the form is about, "Property 12". */
  about: string
}

/** What was typed into which form of whom. In this tab alone: it is nobody else's business. */
const kept = new Map<string, object>()

/**
 * A session that ends must not cost what was typed: it waits until the form of the same record is opened again, and is
 * offered there.
 */
export function UnsavedNote({ form, about }: Props) {
  const [owner] = useState(() => useSession.getState().user?.id)
  const key = `${owner} ${about}`
  const [found, setFound] = useState(() => kept.get(key))
  const [isRestored, setRestored] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(
    () => () => {
      const { typed, values } = latest.current
      if (useSession.getState().token === null && typed) kept.set(key, { ...(values() as object) })
    },
    [key],
  )
  const forget = () => {
    kept.delete(key)
    setFound(undefined)
  }
  const restore = () => {
    form.form.setFieldsValue(found)
    kept.delete(key)
    setRestored(true)
    note.current?.focus()
  }
  if (!found) return null
  return (
    <div ref={note} tabIndex={-1} style={{ marginBottom: 16, outline: 'none' }}>
      <Alert
        type="info"
        showIcon
        title={isRestored ? 'What you typed is here again.' : 'Your session ended before this was saved.'}
        closable={{ closeIcon: true, 'aria-label': 'Close this note', onClose: forget }}
        action={
          !isRestored && (
            <Button size="small" onClick={restore}>
              Restore what you typed
            </Button>
          )
        }
      />
    </div>
  )
}
