import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { q } from '@keyhaven/shared-contracts/web/api'
import { MultipleSelect } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { promocodesCatalog } from '../messages/catalogs.ts'

type Props = {
  id?: string
  value?: readonly number[] | null
  onChange?: (ids: number[]) => void
  onBlur?: () => void
}

/** Units of all properties; none is all of them. */
export function UnitPicker({ value, onChange, ...rest }: Props) {
  const { conditions: t } = useMessages(promocodesCatalog)
  const { data: rows, error, isFetching, refetch } = useQuery(q(calendarApi.rows, {}))
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const units = rows?.units ?? []
  const options = (rows?.properties ?? []).map(({ id, name }) => ({
    label: name,
    title: name,
    options: units.filter(({ property }) => property === id).map((unit) => ({ value: unit.id, label: unit.name })),
  }))
  // A code keeps a unit that was archived since.
  const archived = rows ? (value ?? []).filter((id) => !units.some((unit) => unit.id === id)) : []
  return (
    <MultipleSelect<number>
      {...rest}
      value={rows ? [...(value ?? [])] : []}
      onChange={onChange}
      loading={!rows}
      placeholder={t.allUnits}
      showSearch={{ optionFilterProp: 'label' }}
      maxTagCount={6}
      options={[...options, ...archived.map((id) => ({ value: id, label: t.archivedUnit }))]}
    />
  )
}
