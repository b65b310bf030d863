import { Alert } from 'antd'
import { Box } from '@keyhaven/shared-contracts/web/layout'

/** Error of a card's button, shown in the card; renders nothing without one. */
export function CardProblem({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Box marginTop={16}>
      <Alert type="error" showIcon role="alert" title={error.message} />
    </Box>
  )
}
