import { Select } from 'antd'

type Props = {
  label: string
  /** Label while nothing is chosen: "Any status". */
  any: string
  options: readonly { value: string; label: string }[]
  value: string | boolean | undefined
  onChange: (value: string | undefined) => void
}

/** One filter of a list; its first choice takes it away again. */
export function FilterSelect({ label, any, options, value, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      value={value === undefined ? '' : String(value)}
      onChange={(word) => onChange(word || undefined)}
      options={[{ value: '', label: any }, ...options]}
      popupMatchSelectWidth={false}
      // As wide as its words in the language of the screen.
      style={{ flex: `1 1 ${Math.max(140, 42 + any.length * 7.2)}px`, maxWidth: 240 }}
    />
  )
}
