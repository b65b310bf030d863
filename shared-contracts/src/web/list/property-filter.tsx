import { PropertySelect } from '../inputs/property-select.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = { value: number | undefined; onChange: (id: number | undefined) => void }

/** Only what belongs to one property. */
export function PropertyFilter({ value, onChange }: Props) {
  const { property: t } = useMessages(webCatalog)
  return (
    <PropertySelect
      aria-label={t.name}
      placeholder={t.name}
      all={t.all}
      value={value}
      onChange={(id) => onChange(id || undefined)}
      // As wide as its words in the language of the screen.
      style={{ flex: `1 1 ${Math.max(140, 42 + t.all.length * 7.2)}px`, maxWidth: 260, minWidth: 0 }}
    />
  )
}
