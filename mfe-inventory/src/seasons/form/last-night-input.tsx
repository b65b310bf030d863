import { addDays, type Day } from '@keyhaven/shared-contracts/domain/day'
import { DayInput } from '@keyhaven/shared-contracts/web/ui/day-input'

type Props = {
  id?: string
  /** The day after the last night, as the contract wants it. */
  value?: Day | null
  onChange?: (end: Day | undefined) => void
  onBlur?: () => void
}

/** The end of a range by its last night, which is how people think of it. */
export function LastNightInput({ value, onChange, ...rest }: Props) {
  return (
    <DayInput
      {...rest}
      value={value ? addDays(value, -1) : null}
      onChange={(last) => onChange?.(last && addDays(last, 1))}
    />
  )
}
