import { contactApi, contactBody, contactThemes } from '@keyhaven/shared-contracts/contract/contact'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form, Input, Select } from 'antd'
import { DemoNote } from '../settings/demo-note.tsx'

type Theme = (typeof contactThemes)[number]
type Props = { theme: Theme | undefined; onClose: () => void }

const minLength = 20
const maxLength = 5000
const themes = contactThemes.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const counted = ({ value }: { value: string }) => {
  const written = value.trim().length
  return written < minLength ? `${written} of at least ${minLength}` : `${written} of at most ${maxLength}`
}

/** A message to the operator of this installation. */
export function ContactForm({ theme, onClose }: Props) {
  const isDemo = useSession(({ user }) => user?.is_demo ?? false)
  const send = useCommand(contactApi.send)
  const form = useZodForm(contactBody, { ...(theme && { theme }), message: '' })
  const { field } = form

  return (
    <FormModal
      title="Contact Support"
      form={form}
      submitLabel="Send"
      submitDisabled={isDemo}
      about="Message"
      onSubmit={(body) => send.mutateAsync({ body })}
      onClose={onClose}
      success="Thank you. Your message was sent; we will answer by email."
    >
      {isDemo && <DemoNote text="A demo account can't send messages." />}
      <Form.Item label="Select Theme" {...field('theme')}>
        <Select placeholder="What is it about?" options={themes} virtual={false} listHeight={400} />
      </Form.Item>
      <Form.Item label="Message" {...field('message')} style={{ marginBottom: 40 }}>
        <Input.TextArea rows={7} showCount={{ formatter: counted }} />
      </Form.Item>
    </FormModal>
  )
}
