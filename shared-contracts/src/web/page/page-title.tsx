import { Row } from '../layout/row.tsx'
import { Flex, Typography } from 'antd'
import { type ReactNode, useEffect } from 'react'

/** The heading of a screen, which also names the tab, with its actions at the end of the line. */
export function PageTitle({ title, actions }: { title: string; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Keyhaven`
  }, [title])
  return (
    <Row component="header" justify="space-between" align="center" gap="12px 16px" wrap marginBottom={20}>
      <Typography.Title level={1} style={{ fontSize: 26, lineHeight: '36px', margin: 0, letterSpacing: '-0.01em' }}>
        {title}
      </Typography.Title>
      {actions && (
        <Flex gap={8} wrap>
          {actions}
        </Flex>
      )}
    </Row>
  )
}
