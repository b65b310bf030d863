import { Box } from '../layout/box.tsx'
import { Text } from '../layout/text.tsx'
import { Flex, theme, Typography } from 'antd'
import type { ReactNode } from 'react'

/** Notice in place of an empty list: says that there is nothing, and offers the way on. */
export function EmptyState({ title, hint, action }: { title: string; hint?: ReactNode; action?: ReactNode }) {
  const { token } = theme.useToken()
  return (
    <Flex vertical align="center" gap={8} style={{ padding: '48px 16px', textAlign: 'center' }}>
      <svg width="72" height="48" viewBox="0 0 72 48" aria-hidden="true" fill="none" stroke={token.colorTextQuaternary}>
        <path strokeWidth="2" strokeLinejoin="round" d="M14 40V22L36 8l22 14v18" />
        <path strokeWidth="2" strokeLinecap="round" d="M6 44q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
      </svg>
      <Text size={16} weight={600}>
        {title}
      </Text>
      {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
      {action && <Box marginTop={8}>{action}</Box>}
    </Flex>
  )
}
