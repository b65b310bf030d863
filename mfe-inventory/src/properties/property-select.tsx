import { propertiesApi } from '@keyhaven/shared-contracts/contract/properties'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { q } from '@keyhaven/shared-contracts/web/query'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Link } from 'react-router-dom'

type Props = {
  placeholder: string
  id?: string
  value?: number | string
  onChange?: (id: number) => void
  onBlur?: () => void
}

/** One of the owner's properties, or the way to the first one. */
export function PropertySelect({ placeholder, value, ...rest }: Props) {
  const { data, error, isFetching, refetch } = useQuery(q(propertiesApi.list, { query: {} }))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
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
        options={
          data?.map(({ id, name, active }) => ({ value: id, label: active ? name : `${name} (inactive)` })) ?? []
        }
      />
      {none && <Link to={paths.properties()}>Add a property first</Link>}
    </>
  )
}
