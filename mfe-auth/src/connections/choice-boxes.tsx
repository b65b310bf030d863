import { Checkbox } from 'antd'

type Choice = { value: string; label: string; column?: number }
type Props = {
  choices: readonly Choice[]
  id?: string
  value?: readonly string[]
  onChange?: (values: string[]) => void
}

const columns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4px 12px' }

/** Checkboxes in two columns, all in sight: more than a handful in a dropdown is chosen blindly. */
export function ChoiceBoxes({ choices, id, value = [], onChange }: Props) {
  const toggle = (one: string) =>
    onChange?.(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <div role="group" id={id} aria-labelledby={id && `${id}-label`} tabIndex={-1} style={columns}>
      {choices.map(({ value: one, label, column }) => (
        <Checkbox
          key={one}
          checked={value.includes(one)}
          onChange={() => toggle(one)}
          style={{ alignItems: 'start', ...(column && { gridColumn: column }) }}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  )
}
