import { Alert } from 'antd'
import { Box } from '@keyhaven/shared-contracts/web/layout'

/** Says in a form what it does not do for a demo account. */
export function DemoNote({ text }: { text: string | undefined }) {
  return (
    <Box marginBottom={16}>
      <Alert type="info" showIcon title={text} />
    </Box>
  )
}
