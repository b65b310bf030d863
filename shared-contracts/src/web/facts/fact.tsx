import { Text } from '../layout/text.tsx'
import { Typography } from 'antd'
import type { ReactNode } from 'react'

/** One thing that is known, inside a `FactGroup`; a dash where it is not. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Text component="dt" breakWord>
        <Typography.Text type="secondary">{name}</Typography.Text>
      </Text>
      <Text component="dd" breakWord>
        {children === '' ? '–' : children}
      </Text>
    </>
  )
}
