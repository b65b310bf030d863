import { Alert } from 'antd'

/** Error of a card's button, shown in the card; renders nothing without one. */
export function CardProblem({ error }: { error: Error | null }) {
  if (!error) return null
  return <Alert type="error" showIcon role="alert" title={error.message} style={{ marginTop: 16 }} />
}
