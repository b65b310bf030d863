import { Card } from 'antd'
import type { ReactNode } from 'react'

/** A part of the page under its heading; its figures stand side by side where there is room. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={<h2 style={{ fontSize: 16, margin: 0 }}>{title}</h2>}>
      <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))' }}>
        {children}
      </div>
    </Card>
  )
}
