import { Form } from 'antd'
import { useStoredPhone } from '../facts/use-stored-phone.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Says below a phone number how it will be stored, with the country beside it in the same address. */
export function StoredPhone({ name }: { name: string[] }) {
  const form = Form.useFormInstance()
  const { phoneStored } = useMessages(webCatalog).form
  const typed: unknown = Form.useWatch(name, { form, preserve: true })
  const country: unknown = Form.useWatch([...name.slice(0, -1), 'country'], { form, preserve: true })
  const stored = useStoredPhone(typeof typed === 'string' ? typed : '', typeof country === 'string' ? country : '')
  return stored ? <span role="status">{phoneStored(stored)}</span> : null
}
