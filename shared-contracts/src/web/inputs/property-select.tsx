import { skipToken, useQuery } from '@tanstack/react-query'
import { Select, Typography } from 'antd'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { propertiesApi } from '../../contract/inventory/properties.ts'
import { firstPage } from '../../contract/paging.ts'
import { paths } from '../../platform/paths.ts'
import { q, qList } from '../api/query.ts'
import { useSettled } from './settled.ts'
import { ProblemState } from '../page/problem-state.tsx'
import { TextLink } from '../navigation/text-link.tsx'
import { WholeName } from './whole-name.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Property in a picker. */
type NamedProperty = { id: number; name: string }

/** The property of an id with its name: one of those that are known, or asked for once they are. */
const useNamedProperty = (
  id: number,
  loaded: readonly (NamedProperty | undefined)[],
  isReady: boolean,
): NamedProperty | undefined => {
  const { property: t } = useMessages(webCatalog)
  const own = loaded.find((property) => property?.id === id)
  const ask = q(propertiesApi.one, { params: { id } })
  const query = useQuery({ ...ask, queryFn: id && !own && isReady ? ask.queryFn : skipToken })
  if (own || id === 0) return own
  if (query.data) return { id, name: query.data.name }
  return { id, name: query.error ? t.unknown : t.loading }
}

type Props = {
  placeholder: string
  /** The one that is chosen already, where its name is known. */
  current?: NamedProperty | undefined
  /** Also offers none of them, by this name; choosing it answers 0. */
  all?: string
  id?: string
  'aria-label'?: string
  value?: number | string | undefined
  onChange?: (id: number) => void
  onBlur?: () => void
  style?: CSSProperties
}

const withHint = (list: ReactNode, hint: ReactNode) => (
  <>
    {list}
    {hint}
  </>
)

/** One of the owner's properties, found by the server while its name is typed; or the way to the first one. */
export function PropertySelect({ placeholder, current, all, value, onChange, ...rest }: Props) {
  const { property: t } = useMessages(webCatalog)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState(current)
  const search = useSettled(typed.trim(), 200)
  const { data, error, isFetching, refetch } = useQuery(
    qList(propertiesApi.list, { query: { ...firstPage, ...(search && { search }) } }),
  )
  const matches = data?.rows.map(({ id, name, active }) => ({ id, name: active ? name : t.inactive(name) })) ?? []
  const chosen = useNamedProperty(value ? Number(value) : 0, [...matches, picked, current], data !== undefined)

  const none = data?.total === 0 && !search && !isFetching
  const properties = typed.trim() || !chosen ? matches : [chosen, ...matches.filter(({ id }) => id !== chosen.id)]
  const first = all !== undefined && !typed.trim() ? [{ value: 0, label: all }] : []
  const nothing = none ? t.none : isFetching || error ? t.searching : t.noMatch(typed)
  const hint = data && data.total > data.rows.length && (
    <Typography.Paragraph type="secondary" style={{ margin: 0, padding: '8px 12px' }}>
      {t.more(data.rows.length, data.total)}
    </Typography.Paragraph>
  )
  return (
    <>
      <Select
        {...rest}
        value={chosen?.id ?? (all === undefined ? undefined : 0)}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        placeholder={none ? t.none : placeholder}
        notFoundContent={nothing}
        loading={isFetching}
        onChange={(id: number) => {
          setPicked(matches.find((property) => property.id === id) ?? chosen)
          setTyped('')
          onChange?.(id)
        }}
        options={[...first, ...properties.map(({ id, name }) => ({ value: id, label: name }))]}
        optionRender={WholeName}
        // Beside other filters it is narrower than most names.
        popupMatchSelectWidth={320}
        popupRender={(list) => withHint(list, hint)}
      />
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {none && all === undefined && <TextLink to={paths.properties()}>{t.addFirst}</TextLink>}
    </>
  )
}
