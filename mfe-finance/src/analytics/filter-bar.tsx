import type { Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { q } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { WholeName } from '@keyhaven/shared-contracts/web/inputs'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card, Form, Select } from 'antd'
import { useMemo } from 'react'
import { analyticsCatalog } from '../messages/catalogs.ts'
import { type Filters, stepsOf, type useFilters } from './analytics-filters.ts'
import { presetsOn } from './period-presets.ts'

// Narrower than a form's: two by two on a telephone, or the charts begin below the fold.
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', columnGap: 16 }

type Props = Omit<ReturnType<typeof useFilters>, 'filters'> & { filters: Filters; problem: Reason | undefined }

/** Which days, by hand or by a name, in which steps, of which property and unit. */
export function FilterBar({ today, filters, change, problem }: Props) {
  const wordsOf = useReasonWords()
  const t = useMessages(analyticsCatalog)
  const language = useLanguage()
  const { filters: words } = t
  const properties = useQuery(q(propertiesApi.list, { query: {} }))
  const units = useQuery(q(unitsApi.list, { query: {} }))
  const { property } = filters
  const unitOptions = units.data?.filter((unit) => property === undefined || unit.property.id === property)
  const presets = useMemo(() => presetsOn(t, language, today), [t, language, today])
  const all = presets.flatMap((group) => group.presets)
  const activePreset = all.find(({ from, to }) => from === filters.from && to === filters.to)
  const failed = [properties, units].find(({ data, error }) => error && !data)

  return (
    <Card styles={{ body: { paddingBottom: 0 } }}>
      {failed?.error && (
        <Box marginBottom={16}>
          <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
        </Box>
      )}
      <Form layout="vertical" component="div">
        <div style={grid}>
          <Form.Item label={words.from} htmlFor="analytics-from">
            <DayInput id="analytics-from" value={filters.from} onChange={(from) => from && change({ from })} />
          </Form.Item>
          <Form.Item
            label={words.to}
            htmlFor="analytics-to"
            {...(problem && { validateStatus: 'error', help: <span role="alert">{wordsOf(problem)}</span> })}
          >
            <DayInput id="analytics-to" value={filters.to} onChange={(to) => to && change({ to })} />
          </Form.Item>
          <Form.Item label={words.period} htmlFor="analytics-period">
            <Select
              id="analytics-period"
              value={activePreset?.label}
              placeholder={words.customDates}
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              listHeight={420}
              virtual={false}
              options={presets.map(({ label, presets: some }) => ({
                label,
                title: label,
                options: some.map((one) => ({ value: one.label, label: one.label })),
              }))}
              onChange={(label) => {
                const preset = all.find((one) => one.label === label)
                // What was drawn day by day may be years from now on.
                if (preset) change({ from: preset.from, to: preset.to, period: undefined })
              }}
            />
          </Form.Item>
          <Form.Item label={words.groupBy} htmlFor="analytics-steps">
            <Select
              id="analytics-steps"
              value={filters.period}
              options={stepsOf(filters).map((step) => ({ value: step, label: t.periods[step] }))}
              onChange={(period) => change({ period })}
            />
          </Form.Item>
          <Form.Item label={words.property} htmlFor="analytics-property">
            <PlaceSelect
              id="analytics-property"
              all={words.allProperties}
              none={words.noProperties}
              places={properties.data}
              value={property}
              onChange={(id) => change({ property: id, unit: undefined })}
            />
          </Form.Item>
          <Form.Item label={words.unit} htmlFor="analytics-unit">
            <PlaceSelect
              id="analytics-unit"
              all={words.allUnits}
              none={words.noUnits}
              places={unitOptions}
              value={filters.unit}
              onChange={(unit) => change({ unit })}
            />
          </Form.Item>
        </div>
      </Form>
    </Card>
  )
}

type PlaceSelectProps = {
  id: string
  all: string
  none: string
  places: readonly { id: number; name: string }[] | undefined
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** A property or a unit, or all of them. */
function PlaceSelect({ id, all, none, places, value, onChange }: PlaceSelectProps) {
  const { loading } = useMessages(analyticsCatalog).filters
  const empty = places?.length === 0
  const isInList = value === undefined || places?.some((place) => place.id === value)
  return (
    <Select
      id={id}
      value={empty || !isInList ? undefined : (value ?? 'all')}
      placeholder={empty ? none : loading}
      notFoundContent={none}
      loading={!places}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      // Wider than its box on a desk, and on a telephone never wider than the screen.
      styles={{ popup: { root: { maxWidth: 'min(420px, calc(100vw - 50px))' } } }}
      optionRender={WholeName}
      options={
        empty
          ? []
          : [{ value: 'all', label: all }, ...(places ?? []).map((one) => ({ value: one.id, label: one.name }))]
      }
      onChange={(option) => onChange(option === 'all' ? undefined : Number(option))}
    />
  )
}
