import { Card, Flex, Typography } from 'antd'
import { type ReactNode, useEffect } from 'react'

/** The frame of the screens before the dashboard. */
export function AuthCard({ title, children, foot }: { title: string; children: ReactNode; foot?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Keyhaven`
  }, [title])
  return (
    <Flex justify="center" align="start" style={{ padding: 'clamp(16px, 6vh, 72px) 16px' }}>
      <Card style={{ width: '100%', maxWidth: 440 }} styles={{ body: { padding: 'clamp(20px, 5vw, 36px)' } }}>
        <Typography.Title level={1} style={{ fontSize: 26, lineHeight: '34px', margin: '0 0 20px' }}>
          {title}
        </Typography.Title>
        {children}
        {foot && <div style={{ marginTop: 20 }}>{foot}</div>}
      </Card>
    </Flex>
  )
}
