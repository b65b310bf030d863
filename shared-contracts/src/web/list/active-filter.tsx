import { FilterSelect } from './filter-select.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = { value: boolean | undefined; onChange: (value: string | undefined) => void }

/** Only what is in use, or only what is not. */
export function ActiveFilter(props: Props) {
  const { list: t } = useMessages(webCatalog)
  const options = [
    { value: 'true', label: t.active },
    { value: 'false', label: t.inactive },
  ]
  return <FilterSelect {...props} label={t.active} any={t.activeAndInactive} options={options} />
}
