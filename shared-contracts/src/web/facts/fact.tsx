import { Typography } from 'antd'
import type { ReactNode } from 'react'

/** One thing that is known, inside a `FactGroup`; a dash where it is not. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt style={{ overflowWrap: 'anywhere' }}>
        <Typography.Text type="secondary">{name}</Typography.Text>
      </dt>
      <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{children === '' ? '–' : children}</dd>
    </>
  )
}
