import { periods } from '@keyhaven/shared-contracts/contract/analytics'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/units'
import { q } from '@keyhaven/shared-contracts/web/query'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Card, Form, Select } from 'antd'
import { type Filters, rangeOf } from './analytics-filters.ts'
import { PlaceSelect } from './place-select.tsx'
import type { useFilters } from './use-filters.ts'

const periodOptions = periods.map((period) => ({
  value: period,
  label: period.charAt(0).toUpperCase() + period.slice(1),
}))

// Narrower than a form's: two by two on a telephone, or the charts begin below the fold.
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', columnGap: 16 }

type Props = Omit<ReturnType<typeof useFilters>, 'filters'> & { filters: Filters; problem: string | undefined }

/** Which days, in which steps, of which property and unit. */
export function FilterBar({ today, filters, change, problem }: Props) {
  const properties = useQuery(q(propertiesApi.list, { query: {} }))
  const units = useQuery(q(unitsApi.list, { query: {} }))
  const { property } = filters
  const offered = units.data?.filter((unit) => property === undefined || unit.property.id === property)
  const failed = [properties, units].find(({ data, error }) => error && !data)

  return (
    <Card styles={{ body: { paddingBottom: 0 } }}>
      {failed?.error && (
        <div style={{ marginBottom: 16 }}>
          <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
        </div>
      )}
      <Form layout="vertical" component="div">
        <div style={grid}>
          <Form.Item label="From" htmlFor="analytics-from">
            <DayInput id="analytics-from" value={filters.from} onChange={(from) => from && change({ from })} />
          </Form.Item>
          <Form.Item
            label="To"
            htmlFor="analytics-to"
            {...(problem && { validateStatus: 'error', help: <span role="alert">{problem}</span> })}
          >
            <DayInput id="analytics-to" value={filters.to} onChange={(to) => to && change({ to })} />
          </Form.Item>
          <Form.Item label="Period" htmlFor="analytics-period">
            <Select
              id="analytics-period"
              value={filters.period}
              options={periodOptions}
              onChange={(period) => change({ period, ...rangeOf(period, today) })}
            />
          </Form.Item>
          <Form.Item label="Property" htmlFor="analytics-property">
            <PlaceSelect
              id="analytics-property"
              all="All properties"
              none="No Properties"
              places={properties.data}
              value={property}
              onChange={(id) => change({ property: id, unit: undefined })}
            />
          </Form.Item>
          <Form.Item label="Unit" htmlFor="analytics-unit">
            <PlaceSelect
              id="analytics-unit"
              all="All units"
              none="No Units"
              places={offered}
              value={filters.unit}
              onChange={(unit) => change({ unit })}
            />
          </Form.Item>
        </div>
      </Form>
    </Card>
  )
}
