import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { ReactNode } from 'react'

/** Second line of a cell. */
export const Below = ({ children }: { children: ReactNode }) => (
  <Text type="secondary" block size={13} weight={400}>
    {children}
  </Text>
)
