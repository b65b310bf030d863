import { Card, Flex } from 'antd'
import type { ReactNode } from 'react'

const column = { display: 'flex', flexDirection: 'column', flexGrow: 1 } as const

/** One thing that can be set: what it is, and the buttons that change it on one line at its foot. */
export function SettingsCard({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0 }}>{title}</h2>}
      style={column}
      styles={{ header: { flex: 'none' }, body: { ...column, gap: 16 } }}
    >
      <div style={{ flexGrow: 1 }}>{children}</div>
      {actions && (
        <Flex gap={8} wrap>
          {actions}
        </Flex>
      )}
    </Card>
  )
}
