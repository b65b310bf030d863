import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { partyCatalog } from '../messages/party-catalog.ts'
import { Icon } from '../ui/icon.tsx'

type Props = {
  name: string
  hint?: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

/** Number input with a minus and a plus button. */
export function Stepper({ name, hint, value, min = 0, max, onChange }: Props) {
  const t = useMessages(partyCatalog)
  return (
    <div className="kh-party-row" role="group" aria-label={name}>
      <span className="kh-party-name">
        {name}
        {hint && <span className="kh-small">{hint}</span>}
      </span>
      <button
        type="button"
        className="kh-step"
        aria-label={t.fewer(name)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <output className="kh-party-count">{value}</output>
      <button
        type="button"
        className="kh-step"
        aria-label={t.more(name)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
