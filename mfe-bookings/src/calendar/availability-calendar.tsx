import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { addDays } from '@keyhaven/shared-contracts/contract/day'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/units'
import { q, qList } from '@keyhaven/shared-contracts/web/query'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { SendingBar } from '@keyhaven/shared-contracts/web/ui/sending-bar'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { Card, Flex, Select, Typography } from 'antd'
import { useMemo, useState } from 'react'
import { localToday } from '@keyhaven/shared-contracts/web/local-today'
import { CalendarGrid } from './calendar-grid.tsx'
import { useCalendarParams } from './calendar-params.ts'
import { daysOf, monthAt, months, yearsAround } from './month.ts'

/** Who is where, for one property and one month. */
export function AvailabilityCalendar({ onOpen }: { onOpen: (booking: Booking) => void }) {
  const [today] = useState(localToday)
  const { month, property: asked, showMonth, showProperty } = useCalendarParams(today)
  const days = useMemo(() => daysOf(month), [month])
  const [year, number] = month.split('-').map(Number) as [number, number]

  const properties = useQuery(qList(propertiesApi.list, { query: { page: 1, page_size: 100 } }))
  const rows = properties.data?.rows
  const property = rows?.find(({ id }) => id === asked) ?? rows?.[0]

  const askUnits = q(unitsApi.ofProperty, { params: { id: property?.id ?? 0 }, query: {} })
  const units = useQuery({ ...askUnits, queryFn: property ? askUnits.queryFn : skipToken })
  const window = { from: `${month}-01`, to: addDays(days.at(-1) ?? today, 1), property: property?.id }
  const askBookings = q(bookingsApi.list, { query: window })
  const bookings = useQuery({
    ...askBookings,
    queryFn: property ? askBookings.queryFn : skipToken,
    placeholderData: keepPreviousData,
  })

  const none = properties.data?.total === 0
  const all = [properties, units, bookings]
  const failed = all.find(({ error }) => error)
  const loading = !none && !failed && all.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData)
  const years = [...new Set([...yearsAround(today), year])].toSorted((a, b) => a - b)

  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0 }}>Availability</h2>}
      styles={{ body: { paddingTop: 16 } }}
      aria-busy={loading}
    >
      {none ? (
        <EmptyState title="No properties found" hint="Add a property and its units, and their calendar appears here." />
      ) : (
        <Flex vertical gap={12}>
          <Flex gap={8} wrap>
            <Select
              aria-label="Property"
              showSearch={{ optionFilterProp: 'label' }}
              style={{ flex: '1 1 200px', minWidth: 0, maxWidth: 'min(320px, 100%)' }}
              value={property?.id}
              loading={properties.isPending}
              placeholder="Property"
              onChange={showProperty}
              options={rows?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            />
            <Select
              aria-label="Month"
              style={{ width: 136 }}
              value={number}
              onChange={(to) => showMonth(monthAt(year, to))}
              options={months.map((label, index) => ({ value: index + 1, label }))}
            />
            <Select
              aria-label="Year"
              style={{ width: 96 }}
              value={year}
              onChange={(to) => showMonth(monthAt(to, number))}
              options={years.map((value) => ({ value, label: String(value) }))}
            />
          </Flex>
          <Typography.Text type="secondary">Unit availability for the next 30 days.</Typography.Text>
          <SendingBar active={loading} label="Loading the calendar" />
          {failed?.error && (
            <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
          )}
          {units.data?.length === 0 && <EmptyState title="This property has no units yet" />}
          {units.data && units.data.length > 0 && bookings.data && (
            <CalendarGrid
              key={month}
              units={units.data}
              bookings={bookings.data}
              days={days}
              today={today}
              onOpen={onOpen}
            />
          )}
        </Flex>
      )}
    </Card>
  )
}
