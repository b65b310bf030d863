import { timeOf } from '@keyhaven/shared-contracts/domain/days/local-time'
import { Input, type InputProps } from 'antd'

type Props = Omit<InputProps, 'value' | 'onChange'> & { value?: string | null; onChange?: (time: string) => void }

/** A time of the day: `15` becomes `15:00` when the input is left. */
export function TimeInput({ value, onChange, onBlur, ...input }: Props) {
  return (
    <Input
      {...input}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={(event) => {
        const time = timeOf(value ?? '')
        if (time !== (value ?? '')) onChange?.(time)
        onBlur?.(event)
      }}
    />
  )
}
