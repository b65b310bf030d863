import { Alert, App, Button, Flex, Form, Modal } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { ZodForm } from '../form.ts'
import { SendingBar } from './sending-bar.tsx'
import { SubmitButton } from './submit-button.tsx'

type Attempt = (action: () => Promise<unknown>) => Promise<void>
type Props<S extends z.ZodType> = {
  title: string
  form: ZodForm<S>
  submitLabel: string
  /** Sends; a rejection is shown in the form, success closes it. */
  onSubmit: (values: z.input<S>) => Promise<unknown>
  onClose: () => void
  /** Opposite the submit button: `(attempt, sending) => <ConfirmDelete onDelete={() => attempt(() => remove(…))} />`. */
  renderActions?: (attempt: Attempt, sending: boolean) => ReactNode
  submitDisabled?: boolean
  /** Somebody else changed the record meanwhile: takes their version in place of this one. */
  onFresh?: (current: unknown) => void
  width?: number
  children: ReactNode
}

/**
 * A form in a dialog. Closes by its icon, Escape or a click outside, and asks first when something would be lost; while it
 * sends, a bar moves and nothing can be pressed; what fails is said inside it. Mount it to open it.
 */
export function FormModal<S extends z.ZodType>(props: Props<S>) {
  const {
    title,
    form,
    submitLabel,
    onSubmit,
    onClose,
    renderActions,
    submitDisabled,
    onFresh,
    width = 560,
    children,
  } = props
  const { modal } = App.useApp()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ message: string; current?: unknown } | null>(null)
  useReturnedFocus()

  const attempt: Attempt = async (action) => {
    setSending(true)
    setProblem(null)
    try {
      await action()
      onClose()
    } catch (error) {
      setSending(false)
      const message = form.showErrors(error)
      const current = error instanceof ApiError ? error.problem.current : undefined
      setProblem(message === null ? null : { message, current })
    }
  }
  const takeFresh = (current: unknown) => {
    setProblem(null)
    onFresh?.(current)
  }
  const close = () => {
    if (sending) return
    if (!form.changed) return onClose()
    modal.confirm({
      title: 'Discard your changes?',
      content: 'What you entered has not been saved.',
      okText: 'Discard',
      okButtonProps: { danger: true },
      cancelText: 'Keep editing',
      onOk: onClose,
    })
  }

  return (
    <Modal open title={title} footer={null} width={width} onCancel={close} mask={{ closable: true }} centered>
      <SendingBar active={sending} />
      <Form {...form.formProps} disabled={sending} onFinish={() => attempt(() => onSubmit(form.values()))}>
        <div style={{ paddingTop: 12 }}>{children}</div>
        {problem && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={problem.message}
            style={{ marginBottom: 16 }}
            action={
              onFresh &&
              problem.current !== undefined && (
                <Button size="small" onClick={() => takeFresh(problem.current)}>
                  Show the new version
                </Button>
              )
            }
          />
        )}
        <Flex justify="space-between" gap={8} wrap>
          <span>{renderActions?.(attempt, sending)}</span>
          <Flex gap={8}>
            <Button onClick={close}>Cancel</Button>
            <SubmitButton form={form} sending={sending} disabled={submitDisabled ?? false}>
              {submitLabel}
            </SubmitButton>
          </Flex>
        </Flex>
      </Form>
    </Modal>
  )
}

/** Puts the focus back where it was when the dialog opened. */
const useReturnedFocus = () => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
