import type { SearchFilters } from '@keyhaven/shared-contracts/contract/public/public-search'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { type CSSProperties, useId, useState } from 'react'
import { resultsCatalog } from '../../messages/results-catalog.ts'
import type { Filters } from '@keyhaven/shared-contracts/platform/search-calls'

type Props = {
  totals: SearchFilters['totals']
  filters: Filters
  onChange: (totals: Pick<Filters, 'minTotal' | 'maxTotal'>) => void
}

/** From which total to which, above a picture of how many units there are at each. */
export function PriceRange({ totals: { min, max, steps }, filters, onChange }: Props) {
  const t = useMessages(resultsCatalog)
  const { euros } = useLanguage()
  const id = useId()
  const [low, high] = [Math.floor(min), Math.ceil(max)]
  const inside = (value: number) => Math.min(Math.max(value, low), high)
  const { minTotal, maxTotal } = filters
  const applied = [inside(minTotal ?? low), inside(maxTotal ?? high)] as const
  const [dragRange, setDragRange] = useState<readonly [number, number]>()
  const [from, to] = dragRange ?? applied
  const tallest = Math.max(1, ...steps.map(({ count }) => count))

  // While a thumb is drawn nothing is asked for; it is when the finger or the key is let go.
  const apply = () => {
    if (!dragRange) return
    setDragRange(undefined)
    if (from === applied[0] && to === applied[1]) return
    onChange({ minTotal: from > low ? from : undefined, maxTotal: to < high ? to : undefined })
  }
  const thumb = (label: string, value: number, set: (value: number) => readonly [number, number]) => (
    <input
      type="range"
      className="kh-thumb"
      min={low}
      max={high}
      value={value}
      aria-label={label}
      aria-valuetext={euros(value)}
      aria-describedby={`${id}-range`}
      onChange={(event) => setDragRange(set(Number(event.target.value)))}
      onPointerUp={apply}
      onKeyUp={apply}
      onBlur={apply}
    />
  )
  const share = (value: number) => `${high > low ? ((value - low) / (high - low)) * 100 : 0}%`
  return (
    <div className="kh-price-range">
      <div className="kh-histogram" role="img" aria-label={t.histogram}>
        {steps.map((step) => (
          <span
            key={step.from}
            className={step.to >= from && step.from <= to ? undefined : 'kh-outside'}
            style={{ height: `${(step.count / tallest) * 100}%` }}
          />
        ))}
      </div>
      <div className="kh-thumbs" style={{ '--kh-from': share(from), '--kh-to': share(to) } as CSSProperties}>
        {thumb(t.lowest, from, (value) => [Math.min(value, to), to])}
        {thumb(t.highest, to, (value) => [from, Math.max(value, from)])}
      </div>
      <p className="kh-small" id={`${id}-range`}>
        {t.range(from, to)}
      </p>
    </div>
  )
}
