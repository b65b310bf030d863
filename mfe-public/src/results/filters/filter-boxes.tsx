import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { resultsCatalog } from '../../messages/results-catalog.ts'

type Box<T> = { value: T; words: string; count: number }
type Props<T> = {
  title: string
  boxes: Box<T>[]
  selection: readonly T[]
  /** So many are shown at first, and all that are chosen. */
  maxVisible?: number
  onChange: (values: T[]) => void
}

/** A filter of which several can be chosen, each with what it would leave. */
export function FilterBoxes<T extends string>({ title, boxes, selection, maxVisible = 20, onChange }: Props<T>) {
  const t = useMessages(resultsCatalog)
  if (boxes.length === 0) return null
  const line = ({ value, words, count }: Box<T>) => {
    const isChosen = selection.includes(value)
    return (
      <li key={value}>
        <label className="kh-filter-box">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onChange={() => onChange(isChosen ? selection.filter((other) => other !== value) : [...selection, value])}
          />
          <span>{words}</span>
          <span className="kh-small">{count}</span>
        </label>
      </li>
    )
  }
  const first = boxes.filter(({ value }, at) => at < maxVisible || selection.includes(value))
  const rest = boxes.filter((box) => !first.includes(box))
  return (
    <fieldset className="kh-filter">
      <legend>{title}</legend>
      <ul>{first.map(line)}</ul>
      {rest.length > 0 && (
        <details className="kh-rest">
          <summary>{t.moreAmenities(boxes.length)}</summary>
          <ul>{rest.map(line)}</ul>
        </details>
      )}
    </fieldset>
  )
}
