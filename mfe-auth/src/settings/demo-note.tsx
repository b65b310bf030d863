import { Alert } from 'antd'

/** Says in a form what it does not do for a demo account. */
export function DemoNote({ text }: { text: string | undefined }) {
  return <Alert type="info" showIcon title={text} style={{ marginBottom: 16 }} />
}
