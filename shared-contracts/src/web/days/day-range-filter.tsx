import { Flex, Typography } from 'antd'
import type { Day } from '../../domain/day.ts'
import { DayInput } from './day-input.tsx'

type Props = {
  /** What the days are of: "Arrival". */
  label: string
  from: Day | undefined
  to: Day | undefined
  onFrom: (day: Day | undefined) => void
  onTo: (day: Day | undefined) => void
}

const day = { flex: '1 1 0', minWidth: 120 } as const
const word = { flex: 'none' } as const

/** Only what falls on the days from one to another, both included; either may be left open. */
export function DayRangeFilter({ label, from, to, onFrom, onTo }: Props) {
  return (
    <Flex gap={8} align="center" style={{ flex: '1 1 340px', maxWidth: 400 }}>
      <Typography.Text type="secondary" style={word}>
        {label}
      </Typography.Text>
      <div style={day}>
        <DayInput
          aria-label={`${label} from`}
          allowClear
          value={from ?? null}
          {...(to && { max: to })}
          onChange={onFrom}
        />
      </div>
      <Typography.Text type="secondary" style={word}>
        to
      </Typography.Text>
      <div style={day}>
        <DayInput
          aria-label={`${label} to`}
          allowClear
          value={to ?? null}
          {...(from && { min: from })}
          onChange={onTo}
        />
      </div>
    </Flex>
  )
}
