import { ApiError } from '@keyhaven/shared-contracts/web/api'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useEffect, useRef, useState } from 'react'

/** Message of the server, or our own where it has none. */
export const failureText = (error: Error, otherwise: string) =>
  error instanceof ApiError && error.problem.code !== 'unreadable' ? error.message : otherwise

/** Result of a form: words for the reader, and the API's error code where it refused. */
export type Result = { type: 'success' | 'error'; message: string; code?: string }

type Options = {
  /** Our own words for a failure, where the server says nothing. */
  otherwise: string
  /** Fields that are empty again once the form was sent. */
  passwords: readonly string[]
  /** It worked. */
  onDone: () => void
}

/** Sends a form, once at a time, and keeps the result until the reader confirms it. */
export const useSubmission = (
  { form, showErrors }: Pick<ZodForm, 'form' | 'showErrors'>,
  { otherwise, passwords, onDone }: Options,
) => {
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  // State is a render too late for two clicks in one moment.
  const isBusy = useRef(false)
  const goOnAt = useRef<readonly (string | number)[] | null>(null)

  // Only now is the input there again, and enabled.
  useEffect(() => {
    if (goOnAt.current === null || sending || result) return
    form.focusField([...goOnAt.current])
    goOnAt.current = null
  }, [form, sending, result])

  const settle = (next: Result) => {
    form.resetFields([...passwords])
    setResult(next)
  }
  const send = async (action: () => Promise<{ message: string } | void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      const answer = await action()
      onDone()
      if (answer) settle({ type: 'success', message: answer.message })
    } catch (reason) {
      const code = reason instanceof ApiError ? reason.problem.code : undefined
      if (showErrors(reason) === null) {
        goOnAt.current = form.getFieldsError().find(({ errors }) => errors.length > 0)?.name ?? null
      } else settle({ type: 'error', message: failureText(reason as Error, otherwise), ...(code && { code }) })
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  /** Shows the form again, with the focus where the reader goes on. */
  const goBack = () => {
    goOnAt.current = [passwords[0] ?? 'email']
    setResult(null)
  }
  return { sending, result, send, goBack }
}
