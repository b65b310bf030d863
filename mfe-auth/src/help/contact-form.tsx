import { contactApi, contactBody, contactThemes } from '@keyhaven/shared-contracts/contract/contact'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { Alert, Button, Form, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { GuestNote } from '../settings/guest-note.tsx'
import { draftOf, dropDraft, keepDraft } from './contact-draft.ts'

type Theme = (typeof contactThemes)[number]
type Props = { theme: Theme | undefined; onClose: () => void }

const least = 20
const most = 5000
const themes = contactThemes.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const counted = ({ value }: { value: string }) => {
  const written = value.trim().length
  return written < least ? `${written} of at least ${least}` : `${written} of at most ${most}`
}

/** A message to whoever runs this installation. */
export function ContactForm({ theme, onClose }: Props) {
  const owner = useSession(({ user }) => user?.id)
  const isGuest = useSession(({ user }) => user?.is_guest ?? false)
  const send = useCommand(contactApi.send)
  const blank = { ...(theme && { theme }), message: '' }
  const [draft] = useState(() => (owner ? draftOf(owner) : undefined))
  const [isDiscarded, setDiscarded] = useState(false)
  const form = useZodForm(contactBody, draft ?? blank)
  const { form: instance, field, watched, changed } = form

  useEffect(() => {
    if (!owner) return
    if (changed) keepDraft(owner, watched)
    else if (isDiscarded) dropDraft(owner)
  }, [owner, watched, changed, isDiscarded])

  // The inputs of a form that starts over are new ones: the focus can be put there only now.
  useEffect(() => {
    if (isDiscarded) instance.focusField('message')
  }, [instance, isDiscarded])

  const forget = () => void (owner && dropDraft(owner))
  const discard = () => {
    setDiscarded(true)
    form.restart(blank)
    instance.setFieldValue('theme', theme)
  }
  const submit = async (body: ReturnType<typeof form.values>) => {
    await send.mutateAsync({ body })
    forget()
  }
  const close = () => {
    // With changes, the form has asked, and was told to discard them.
    if (changed) forget()
    onClose()
  }

  return (
    <FormModal
      title="Contact Support"
      form={form}
      submitLabel="Send"
      submitDisabled={isGuest}
      onSubmit={submit}
      onClose={close}
      success="Thank you. Your message was sent; we answer by mail."
    >
      {isGuest && <GuestNote text="A guest account can't send messages." />}
      {draft && !isDiscarded && (
        <Alert
          type="info"
          showIcon
          title="What you wrote before is here again."
          action={
            <Button size="small" onClick={discard}>
              Discard
            </Button>
          }
          style={{ marginBottom: 16 }}
        />
      )}
      <Form.Item label="Select Theme" {...field('theme')}>
        <Select placeholder="What is it about?" options={themes} virtual={false} listHeight={400} />
      </Form.Item>
      <Form.Item label="Message" {...field('message')} style={{ marginBottom: 40 }}>
        <Input.TextArea rows={7} showCount={{ formatter: counted }} />
      </Form.Item>
    </FormModal>
  )
}
