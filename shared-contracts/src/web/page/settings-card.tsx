import { Box } from '../layout/box.tsx'
import { Button, Card, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = {
  title: string
  /** Opens what changes it, by the button in the card's head. */
  onEdit?: (() => void) | undefined
  /** In the place of that button. */
  extra?: ReactNode
  /** On one line at the foot of the card. */
  actions?: ReactNode
  children: ReactNode
}

/** One thing that can be set: what it is now, and the buttons that change it. */
export function SettingsCard({ title, onEdit, extra, actions, children }: Props) {
  const { card: t } = useMessages(webCatalog)
  const edit = onEdit && (
    <Button size="small" aria-label={t.editOf(title)} onClick={onEdit}>
      {t.edit}
    </Button>
  )
  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0, whiteSpace: 'normal' }}>{title}</h2>}
      extra={edit ?? extra}
      styles={{
        // A title wraps between its words, keeps its distance from the lines, and leaves a long link the rest.
        header: { paddingBlock: 8 },
        title: { minWidth: 'min-content' },
        extra: { paddingInlineStart: 12 },
        body: { display: 'grid', gap: 16 },
      }}
    >
      <Box>{children}</Box>
      {actions && (
        <Flex gap={8} wrap>
          {actions}
        </Flex>
      )}
    </Card>
  )
}
