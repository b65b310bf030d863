import { App, Button, Flex, Form, Modal } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { useFirstField } from '../form/first-field.ts'
import type { ZodForm } from '../form/zod-form.ts'
import { useReturnedFocus } from '../page/focus.ts'
import { discardQuestion, useDraft } from '../form/unsaved.ts'
import { ActionsInSight } from '../page/actions-in-sight.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useConfirm } from '../page/confirm.ts'
import { useLayer } from '../page/layers.ts'
import { SendingBar } from '../page/sending-bar.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { UnsavedNote } from '../form/unsaved-note.tsx'
import { UploadProgress } from '../page/upload-progress.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Does something else than submitting and closes the form; `notice` is shown then. */
type Attempt = (action: () => Promise<unknown>, notice?: string) => Promise<void>
type Props<S extends z.ZodType> = {
  title: string
  form: ZodForm<S>
  submitLabel: string
  /** Sends; a rejection is shown in the form, success closes it. `false`: it was not meant after all, and the form stays. */
  onSubmit: (values: z.input<S>) => Promise<unknown>
  onClose: () => void
  /** Opposite the submit button: `(attempt, sending) => <ConfirmDelete onDelete={(notice) => attempt(remove, notice)} />`. */
  renderActions?: (attempt: Attempt, sending: boolean) => ReactNode
  /** Below the buttons: what else the same inputs are good for. */
  renderBelow?: (attempt: Attempt, sending: boolean) => ReactNode
  submitDisabled?: boolean
  /**
   * Somebody else changed the record meanwhile: takes their version in place of this one, below what was typed or
   * without it. `(current, keepsTyped) => form.restart(valuesOf(schema.parse(current)), keepsTyped)`
   */
  onFresh?: (current: unknown, keepsTyped: boolean) => void
  /** Said in a popup with Okay once it is done. */
  success?: string
  /** Said in passing once it is done, "Saved" by default; null only where who opened the form says more by itself. */
  done?: string | null
  /** Shows a failure in a popup with Okay instead of in the form; then these fields, the passwords, are empty. */
  popup?: { forget: readonly string[] }
  /** Closes without asking: what is typed here is not worth keeping. */
  losesNothing?: boolean
  /** Part of the files that is on its way, from 0 to 1, while that is known. */
  sent?: number | undefined
  /**
   * Name of the record, "Property 12": what was typed and not saved is offered again under that name. Without it, the
   * form is known by its title and by what it began with.
   */
  about?: string
  /** Called once what was typed is there again: `(values) => …`, for a form that shows other inputs with it. */
  onRestore?: (values: Partial<z.input<S>>) => void
  width?: number
  children: ReactNode
}

const actionsHeight = 76

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
    renderBelow,
    submitDisabled,
    onFresh,
    success,
    done,
    popup,
    losesNothing,
    sent,
    about,
    onRestore,
    width = 560,
    children,
  } = props
  const t = useMessages(webCatalog)
  const confirm = useConfirm()
  const { modal, message: toast } = App.useApp()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ message: string; current?: unknown } | null>(null)
  const draft = useDraft(form, losesNothing ? undefined : (about ?? `${title} ${JSON.stringify(form.began)}`))
  const fields = useRef<HTMLDivElement>(null)
  useReturnedFocus()
  useFirstField(fields)

  const succeeds = async (action: () => Promise<unknown>) => {
    setSending(true)
    setProblem(null)
    try {
      const isMeant = (await action()) !== false
      if (isMeant) draft.settle()
      else setSending(false)
      return isMeant
    } catch (error) {
      setSending(false)
      const message = form.showErrors(error)
      const answer = error instanceof ApiError ? error.problem : undefined
      if (message === null) return false
      if (popup) say(answer?.detail[0] ?? message, popup.forget)
      else setProblem({ message, current: answer?.current })
      return false
    }
  }
  const attempt: Attempt = async (action, notice) => {
    if (!(await succeeds(action))) return
    onClose()
    if (notice !== undefined) void toast.success(notice)
  }
  const submit = async () => {
    if (!(await succeeds(() => onSubmit(form.values())))) return
    onClose()
    if (success !== undefined) modal.success({ title: success, okText: t.okay, centered: true })
    else if (done !== null) void toast.success(done ?? t.form.saved)
  }
  const say = (failure: string, forget: readonly string[]) => {
    form.form.resetFields([...forget])
    modal.error({
      title: failure,
      okText: t.okay,
      centered: true,
      afterClose: () => forget[0] && form.form.focusField(forget[0]),
    })
  }
  // What is unsaved was asked for before Back comes to this.
  const layer = useLayer(true, () => !sending && onClose())
  const takeFresh = (keepsTyped: boolean) => {
    setProblem(null)
    onFresh?.(problem?.current, keepsTyped)
  }
  const discard = () => {
    draft.settle()
    onClose()
  }
  const close = () => {
    if (sending) return
    if (!form.isChanged() || losesNothing) return onClose()
    void confirm({ ...discardQuestion(t), onOk: discard })
  }

  return (
    <Modal
      open
      title={title}
      footer={null}
      width={width}
      onCancel={close}
      mask={{ closable: true }}
      centered
      styles={{ wrapper: { scrollPaddingBlock: `0 ${actionsHeight}px` } }}
    >
      {!losesNothing && (
        <LeaveGuard
          layer={layer}
          isUnsaved={() => form.isChanged() && !draft.isSettled()}
          onDiscard={draft.settle}
          onClose={onClose}
        />
      )}
      <SendingBar active={sending && sent === undefined} />
      <Form {...form.formProps} disabled={sending} onFinish={submit}>
        <div ref={fields} style={{ paddingTop: 12 }}>
          <UnsavedNote draft={draft} onRestored={() => onRestore?.(form.values())} />
          {children}
        </div>
        {sending && sent !== undefined && <UploadProgress sent={sent} />}
        <ActionsInSight
          problem={
            problem && {
              message: problem.message,
              description: onFresh && problem.current !== undefined && (
                <Flex gap={8} wrap>
                  <Button size="small" onClick={() => takeFresh(false)}>
                    {t.form.showNew}
                  </Button>
                  <Button size="small" onClick={() => takeFresh(true)}>
                    {t.form.keepTyped}
                  </Button>
                </Flex>
              ),
            }
          }
        >
          <Flex justify="space-between" gap={8} wrap>
            <span>{renderActions?.(attempt, sending)}</span>
            <Flex gap={8}>
              <Button onClick={close}>{t.cancel}</Button>
              <SubmitButton form={form} sending={sending} disabled={submitDisabled ?? false}>
                {submitLabel}
              </SubmitButton>
            </Flex>
          </Flex>
          {renderBelow?.(attempt, sending)}
        </ActionsInSight>
      </Form>
    </Modal>
  )
}
