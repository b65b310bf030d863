import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { unseen } from '@keyhaven/shared-contracts/web/facts'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import './weekday-toggles.css'

/** A Monday, to name the days of the week by. */
const monday = '2024-01-01'
const numbers = [1, 2, 3, 4, 5, 6, 7]

type Props = {
  id?: string
  label: string
  /** From Monday, 1, to Sunday, 7. */
  value?: readonly number[] | null
  onChange?: (weekdays: number[]) => void
}

/** Days of the week, each a button that is pressed or not. */
export function WeekdayToggles({ id, label, value, onChange }: Props) {
  const language = useLanguage()
  const chosen = value ?? []
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1} className="weekday-toggles">
      {numbers.map((number) => {
        const day = addDays(monday, number - 1)
        const isOn = chosen.includes(number)
        const others = chosen.filter((one) => one !== number)
        return (
          <button
            key={number}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange?.((isOn ? others : [...others, number]).toSorted((a, b) => a - b))}
          >
            <span aria-hidden>{language.weekdayShort(day)}</span>
            <span style={unseen}>{language.weekday(day)}</span>
          </button>
        )
      })}
    </div>
  )
}
