import { Button, Select } from 'antd'

type Props = {
  units: readonly { id: number; name: string }[]
  id?: string
  value?: readonly number[]
  onChange?: (ids: number[]) => void
  onBlur?: () => void
}

/** Several units of a property, or all of them at once. */
export function UnitPicker({ units, value = [], onChange, ...rest }: Props) {
  const isAll = units.every(({ id }) => value.includes(id))
  return (
    <>
      <Select
        {...rest}
        mode="multiple"
        value={[...value]}
        onChange={onChange}
        placeholder="Choose units"
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount={6}
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {units.length > 1 && (
        <Button
          type="link"
          size="small"
          style={{ paddingInline: 0, marginTop: 4 }}
          onClick={() => onChange?.(isAll ? [] : units.map(({ id }) => id))}
        >
          {isAll ? 'Choose none' : `Choose all ${units.length} units of this property`}
        </Button>
      )}
    </>
  )
}
