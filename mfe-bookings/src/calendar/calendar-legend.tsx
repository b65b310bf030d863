import { Button, Flex, Typography } from 'antd'
import type { CSSProperties } from 'react'
import { useTimelineColors } from './timeline/use-timeline-colors.ts'

type Props = { cancelled: boolean; onShowCancelled: (shown: boolean) => void }

const swatch: CSSProperties = {
  position: 'static',
  display: 'inline-block',
  flex: 'none',
  width: 22,
  height: 12,
  padding: 0,
}

/** What the colours mean; cancelled stays are shown and hidden here. */
export function CalendarLegend({ cancelled, onShowCancelled }: Props) {
  const colors = useTimelineColors()
  return (
    <Flex gap="4px 16px" wrap align="center" style={colors}>
      {(['Confirmed', 'Pending', 'Blocked'] as const).map((name) => (
        <Flex key={name} gap={6} align="center">
          <span
            aria-hidden
            className={`tl-bar tl-${name === 'Blocked' ? 'block' : name.toLowerCase()}`}
            style={{ ...swatch, borderRadius: 4, cursor: 'default' }}
          />
          <Typography.Text type="secondary">{name}</Typography.Text>
        </Flex>
      ))}
      <Button
        size="small"
        type={cancelled ? 'default' : 'text'}
        role="switch"
        aria-checked={cancelled}
        onClick={() => onShowCancelled(!cancelled)}
        icon={<span aria-hidden className="tl-bar tl-cancelled" style={{ ...swatch, height: 5 }} />}
      >
        {cancelled ? 'Hide cancelled' : 'Show cancelled'}
      </Button>
    </Flex>
  )
}
