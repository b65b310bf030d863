import { CloseOutlined } from '@ant-design/icons'
import { nightsBetween, showDay } from '@keyhaven/shared-contracts/domain/day'
import { counted } from '@keyhaven/shared-contracts/web/counted'
import { Button, Flex, theme, Typography } from 'antd'
import type { DayPick } from './day-pick.ts'

type Props = { pick: DayPick; unitName: string; onBook: () => void; onClear: () => void }

/** The nights that were tapped, and the way to book them; at the bottom of the screen, where a thumb is. */
export function PickBar({ pick: { check_in, check_out }, unitName, onBook, onClear }: Props) {
  const { token } = theme.useToken()
  return (
    <Flex
      role="status"
      aria-label="Chosen nights"
      gap={8}
      align="center"
      style={{
        position: 'sticky',
        bottom: 8,
        zIndex: 5,
        padding: '8px 8px 8px 12px',
        borderRadius: 12,
        background: token.colorBgElevated,
        boxShadow: token.boxShadowSecondary,
      }}
    >
      <div style={{ flex: 1, minWidth: 0 }}>
        <Typography.Text strong ellipsis style={{ display: 'block' }}>
          {unitName}
        </Typography.Text>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {showDay(check_in)} – {showDay(check_out)}, {counted(nightsBetween(check_in, check_out), 'nights')}
        </Typography.Text>
      </div>
      <Button type="primary" size="large" onClick={onBook}>
        Book
      </Button>
      <Button type="text" size="large" aria-label="Clear" icon={<CloseOutlined aria-hidden />} onClick={onClear} />
    </Flex>
  )
}
