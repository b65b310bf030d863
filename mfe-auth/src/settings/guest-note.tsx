import { Alert } from 'antd'

/** Says in a form what it does not do for a guest account. */
export function GuestNote({ text }: { text: string | undefined }) {
  return <Alert type="info" showIcon title={text} style={{ marginBottom: 16 }} />
}
