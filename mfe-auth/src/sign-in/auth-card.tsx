import { Card, Flex, Typography } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Box } from '@keyhaven/shared-contracts/web/layout'

/** The frame of the screens before the dashboard. */
export function AuthCard({ title, children, foot }: { title: string; children: ReactNode; foot?: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    document.title = `${title} · Keyhaven`
  }, [title])
  // After a navigation screen readers announce the page, and the keyboard starts here.
  useEffect(() => {
    if (key !== 'default' && !card.current?.contains(document.activeElement)) card.current?.querySelector('h1')?.focus()
  }, [key])
  return (
    <Flex justify="center" align="start" style={{ padding: 'clamp(16px, 6vh, 72px) 16px' }}>
      <Card
        ref={card}
        style={{ width: '100%', maxWidth: 440 }}
        styles={{ body: { padding: 'clamp(20px, 5vw, 36px)' } }}
      >
        <Typography.Title
          level={1}
          tabIndex={-1}
          style={{ fontSize: 26, lineHeight: '34px', margin: '0 0 20px', outline: 'none' }}
        >
          {title}
        </Typography.Title>
        {children}
        {foot && <Box marginTop={20}>{foot}</Box>}
      </Card>
    </Flex>
  )
}
