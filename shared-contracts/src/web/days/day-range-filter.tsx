import { Flex, Skeleton, Typography } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { Day } from '../../domain/days/day.ts'
import { loadComponent } from '../area.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** The calendars are a tenth of what a list loads, and it is read before somebody filters it. */
const DayField = lazy(async () => ({ default: await loadComponent(() => import('./day-field.tsx'), 'DayField') }))

type Props = {
  /** Name of the days: "Arrival". */
  label: string
  from: Day | undefined
  to: Day | undefined
  onFrom: (day: Day | undefined) => void
  onTo: (day: Day | undefined) => void
}

const day = { flex: '1 1 0', minWidth: 132 } as const
const word = { flex: 'none' } as const
/** By itself it is wider than the field, and the toolbar would wrap until that is there. */
const shape = { minWidth: 0 } as const

function RangeDay(props: ComponentProps<typeof DayField>) {
  return (
    <div style={day}>
      <Suspense fallback={<Skeleton.Input block style={shape} />}>
        <DayField {...props} allowClear />
      </Suspense>
    </div>
  )
}

/** Only what falls on the days from one to another, both included; either may be left open. */
export function DayRangeFilter({ label, from, to, onFrom, onTo }: Props) {
  const { day: t } = useMessages(webCatalog)
  return (
    <Flex gap={8} align="center" style={{ flex: '1 1 380px', maxWidth: 440 }}>
      <Typography.Text type="secondary" style={word}>
        {label}
      </Typography.Text>
      <RangeDay aria-label={t.from(label)} value={from ?? null} {...(to && { max: to })} onChange={onFrom} />
      <Typography.Text type="secondary" style={word}>
        {t.between}
      </Typography.Text>
      <RangeDay aria-label={t.to(label)} value={to ?? null} {...(from && { min: from })} onChange={onTo} />
    </Flex>
  )
}
