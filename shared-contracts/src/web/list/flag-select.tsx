import { Select } from 'antd'

type Props = {
  id?: string
  value?: boolean | 'true' | 'false'
  onChange?: (value: boolean) => void
  onBlur?: () => void
  yes: string
  no: string
}

/** A choice of two words for true and false: Active and Inactive, Yes and No. */
export function FlagSelect({ value, onChange, yes, no, ...rest }: Props) {
  return (
    <Select
      {...rest}
      value={value === undefined ? undefined : String(value)}
      onChange={(word) => onChange?.(word === 'true')}
      options={[
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
    />
  )
}
