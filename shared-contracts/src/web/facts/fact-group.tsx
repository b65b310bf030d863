import { Typography } from 'antd'
import type { ReactNode } from 'react'

/** Facts below one another, with a heading where one is given, or what to say where there are none. */
export function FactGroup({ title, none, children }: { title?: string; none?: string; children?: ReactNode }) {
  return (
    <section>
      {title && (
        <Typography.Title level={3} style={{ fontSize: 14, margin: '0 0 8px' }}>
          {title}
        </Typography.Title>
      )}
      {none && <Typography.Text type="secondary">{none}</Typography.Text>}
      {!none && (
        <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(110px, auto) 1fr', gap: '6px 16px', margin: 0 }}>
          {children}
        </dl>
      )}
    </section>
  )
}
