import { Button, Form } from 'antd'
import { readEmail } from '../../domain/text/email.ts'
import { likelyEmail } from '../../domain/text/slip.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Asks below an e-mail address whether another one was meant; the answer is one press. */
export function EmailSlip({ name }: { name: string[] }) {
  const form = Form.useFormInstance()
  const { emailMeant } = useMessages(webCatalog).form
  const typed: unknown = Form.useWatch(name, { form, preserve: true })
  const meant = typeof typed === 'string' ? likelyEmail(readEmail(typed)) : undefined
  if (!meant) return null
  const take = () => {
    form.setFieldValue(name, meant)
    void form.validateFields([name]).catch(() => undefined)
    form.getFieldInstance(name)?.focus?.()
  }
  return (
    <span role="status">
      <span>{emailMeant}</span>{' '}
      <Button type="link" size="small" onClick={take} style={{ padding: 0, height: 'auto', whiteSpace: 'normal' }}>
        {meant}
      </Button>
    </span>
  )
}
