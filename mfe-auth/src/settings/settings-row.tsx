import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { Box } from '@keyhaven/shared-contracts/web/layout'

type Props = { title: string; about: ReactNode; actions: ReactNode; children?: ReactNode }

/** One thing of a card: what it is, how it stands, and the buttons that change it. */
export function SettingsRow({ title, about, actions, children }: Props) {
  return (
    <section>
      <Flex justify="space-between" align="start" gap="8px 16px" wrap>
        <Box flex="1 1 240px">
          <h3 style={{ fontSize: 'inherit', margin: 0 }}>{title}</h3>
          <Typography.Text type="secondary">{about}</Typography.Text>
        </Box>
        <Flex gap={8} wrap>
          {actions}
        </Flex>
      </Flex>
      {children}
    </section>
  )
}
