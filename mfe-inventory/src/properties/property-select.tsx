import { propertiesApi } from '@keyhaven/shared-contracts/contract/properties'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { q } from '@keyhaven/shared-contracts/web/query'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Link } from 'react-router-dom'

type Props = {
  placeholder: string
  /** The one that is chosen already, so that its name is there before the list is. */
  current?: { id: number; name: string }
  id?: string
  value?: number | string
  onChange?: (id: number) => void
  onBlur?: () => void
}

/** One of the owner's properties, or the way to the first one. */
export function PropertySelect({ placeholder, current, value, ...rest }: Props) {
  const { data, error, isFetching, refetch } = useQuery(q(propertiesApi.list, { query: {} }))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const listed = data?.map(({ id, name, active }) => ({ value: id, label: active ? name : `${name} (inactive)` })) ?? []
  const first = current && !listed.some((one) => one.value === current.id)
  const none = data?.length === 0
  return (
    <>
      <Select
        {...rest}
        value={value ? Number(value) : undefined}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={none ? 'No properties available' : placeholder}
        notFoundContent={none ? 'No properties available' : 'No property of that name'}
        loading={!data}
        options={first ? [{ value: current.id, label: current.name }, ...listed] : listed}
      />
      {none && <Link to={paths.properties()}>Add a property first</Link>}
    </>
  )
}
