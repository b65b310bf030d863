import { contactApi, contactBody, contactThemes } from '@keyhaven/shared-contracts/contract/accounts/contact'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form, Input, Select } from 'antd'
import { helpCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/help/en.ts'
import { DemoNote } from '../settings/demo-note.tsx'

type Theme = (typeof contactThemes)[number]
type Props = { theme: Theme | undefined; onClose: () => void }

const minLength = 20
const maxLength = 5000
const lengthWords = ({ form: t }: Messages, text: string) => {
  const length = text.trim().length
  return length < minLength ? t.atLeast(length, minLength) : t.atMost(length, maxLength)
}

/** A message to the operator of this installation. */
export function ContactForm({ theme, onClose }: Props) {
  const messages = useMessages(helpCatalog)
  const { form: t } = messages
  const themes = contactThemes.map((value) => ({ value, label: messages.themes[value] }))
  const isDemo = useSession(({ user }) => user?.is_demo ?? false)
  const send = useCommand(contactApi.send)
  const form = useZodForm(contactBody, { ...(theme && { theme }), message: '' })
  const { field } = form

  return (
    <FormModal
      title={messages.contact}
      form={form}
      submitLabel={t.submit}
      submitDisabled={isDemo}
      about="Message"
      onSubmit={(body) => send.mutateAsync({ body })}
      onClose={onClose}
      success={t.done}
    >
      {isDemo && <DemoNote text={t.noDemo} />}
      <Form.Item label={t.theme} {...field('theme')}>
        <Select placeholder={t.themeHint} options={themes} virtual={false} listHeight={400} />
      </Form.Item>
      <Form.Item label={t.message} {...field('message')} style={{ marginBottom: 40 }}>
        <Input.TextArea rows={7} showCount={{ formatter: ({ value }) => lengthWords(messages, value) }} />
      </Form.Item>
    </FormModal>
  )
}
