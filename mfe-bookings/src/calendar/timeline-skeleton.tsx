import { Skeleton, theme } from 'antd'

const rows = 5

/** The grid while its rows are on their way. */
export function TimelineSkeleton() {
  const { token } = theme.useToken()
  const line = `1px solid ${token.colorBorderSecondary}`
  return (
    <div aria-hidden style={{ border: line, borderRadius: 8 }}>
      <div style={{ height: 44 }} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ height: 40, boxSizing: 'border-box', borderTop: line, padding: '8px 12px' }}>
          <Skeleton.Button active size="small" style={{ width: 120, height: 22 }} />
        </div>
      ))}
    </div>
  )
}
