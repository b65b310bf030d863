import { SubmitButton, useDraft, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { SendingBar } from '@keyhaven/shared-contracts/web/page'
import { Form } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { type Result, useSubmission } from './use-submission.ts'
import { ResultNotice } from './result-notice.tsx'

type Props = {
  form: Pick<ZodForm, 'form' | 'formProps' | 'valid' | 'reveal' | 'showErrors' | 'typed' | 'watched'>
  submitLabel: string
  sendingLabel?: string
  /** Our own words for a failure, where the server says nothing. */
  otherwise: string
  /** Fields that are not kept once the form was sent. */
  passwords?: readonly string[]
  /** The name under which what is typed, but for passwords, outlives a look at another page; without it nothing does. */
  about?: string
  /** Sends; what it answers is shown in place of the form. */
  onSubmit: () => Promise<{ message: string } | void>
  /** The reader has confirmed the success message. */
  onSuccess?: () => void
  /** Beside Gotcha. */
  renderMore?: (result: Result) => ReactNode
  children: ReactNode
}

type Wrong = { errorFields: { name: (string | number)[] }[] }

/** A form before the dashboard: typed, sent, and replaced by its result until the reader confirms that. */
export function AuthForm(props: Props) {
  const {
    form,
    submitLabel,
    sendingLabel,
    otherwise,
    passwords = [],
    about,
    onSubmit,
    onSuccess,
    renderMore,
    children,
  } = props
  const draft = useDraft(form, about)
  const { sending, result, send, goBack } = useSubmission(form, { otherwise, passwords, onDone: draft.settle })
  const restore = useEffectEvent(draft.restore)
  useEffect(() => restore(), [])

  // While its button is disabled the browser sends nothing, and would not say why either. A password manager that fills in and presses
  // Enter at once, as password managers do, is ahead of the button.
  const onKeyDown = async ({ key, target, nativeEvent }: KeyboardEvent) => {
    // Enter also takes over what an input method offers, which sends nothing.
    if (nativeEvent.isComposing) return
    if (key !== 'Enter' || form.valid || !(target instanceof HTMLInputElement)) return
    try {
      await form.form.validateFields()
      await send(onSubmit)
    } catch (reason) {
      const first = (reason as Wrong).errorFields[0]
      if (first) form.form.focusField(first.name)
    }
  }
  return (
    <>
      {result && (
        <ResultNotice
          type={result.type}
          message={result.message}
          onDone={result.type === 'success' && onSuccess ? onSuccess : goBack}
          more={renderMore?.(result)}
        />
      )}
      <Form
        {...form.formProps}
        hidden={result !== null}
        disabled={sending}
        onFinish={() => send(onSubmit)}
        onKeyDown={onKeyDown}
      >
        {children}
        <SendingBar active={sending} {...(sendingLabel && { label: sendingLabel })} />
        <Box marginTop={12}>
          <SubmitButton form={form} sending={sending} block>
            {submitLabel}
          </SubmitButton>
        </Box>
      </Form>
    </>
  )
}
