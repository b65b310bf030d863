import { Typography } from 'antd'
import type { ReactNode } from 'react'

/** A heading and the facts below it, or what to say where there are none. */
export function FactGroup({ title, none, children }: { title: string; none?: string; children?: ReactNode }) {
  return (
    <section>
      <Typography.Title level={3} style={{ fontSize: 14, margin: '0 0 8px' }}>
        {title}
      </Typography.Title>
      {none && <Typography.Text type="secondary">{none}</Typography.Text>}
      {!none && (
        <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(110px, auto) 1fr', gap: '4px 16px', margin: 0 }}>
          {children}
        </dl>
      )}
    </section>
  )
}
