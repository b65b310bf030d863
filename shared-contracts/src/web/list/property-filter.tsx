import { PropertySelect } from '../inputs/property-select.tsx'

type Props = { value: number | undefined; onChange: (id: number | undefined) => void }

/** Only what belongs to one property. */
export function PropertyFilter({ value, onChange }: Props) {
  return (
    <PropertySelect
      aria-label="Property"
      placeholder="Property"
      all="All properties"
      value={value}
      onChange={(id) => onChange(id || undefined)}
      style={{ flex: '1 1 140px', maxWidth: 260, minWidth: 0 }}
    />
  )
}
