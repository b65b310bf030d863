import { Card, Skeleton, Typography } from 'antd'

/** One figure of the overview; grey while it is on its way. */
export function StatCard({ name, note, value }: { name: string; note: string; value: string | undefined }) {
  return (
    <Card size="small" role="group" aria-label={name} styles={{ body: { padding: '14px 16px' } }}>
      <Typography.Text strong>{name}</Typography.Text>
      <div style={{ margin: '6px 0 2px', fontSize: 24, lineHeight: '32px', fontVariantNumeric: 'tabular-nums' }}>
        {value ?? <Skeleton.Button active size="small" style={{ height: 28 }} />}
      </div>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {note}
      </Typography.Text>
    </Card>
  )
}
