import { Alert } from 'antd'

/** What went wrong with a button of a card, in the card; nothing while nothing did. */
export function CardProblem({ error }: { error: Error | null }) {
  if (!error) return null
  return <Alert type="error" showIcon role="alert" title={error.message} style={{ marginTop: 16 }} />
}
