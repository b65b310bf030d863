import { FilterSelect } from './filter-select.tsx'

const options = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
]
type Props = { value: boolean | undefined; onChange: (value: string | undefined) => void }

/** Only what is in use, or only what is not. */
export function ActiveFilter(props: Props) {
  return <FilterSelect {...props} label="Active" any="Active and inactive" options={options} />
}
