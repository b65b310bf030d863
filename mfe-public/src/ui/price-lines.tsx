import type { PriceLine } from '@keyhaven/shared-contracts/domain/pricing'
import { showEuros } from '@keyhaven/shared-contracts/domain/money'

/** What a stay costs, line by line, and in all. */
export function PriceLines({ lines, total }: { lines: PriceLine[]; total: number }) {
  return (
    <dl className="kh-lines">
      {lines.map((line, index) => (
        // Two services may have one name and one price.
        <div key={index}>
          <dt>
            {line.label}
            {line.kind !== 'discount' && (
              <span className="kh-small">
                {line.quantity} × {showEuros(line.unit_price)}
              </span>
            )}
          </dt>
          <dd>{showEuros(line.total)}</dd>
        </div>
      ))}
      <div className="kh-lines-total">
        <dt>Total</dt>
        <dd>{showEuros(total)}</dd>
      </div>
    </dl>
  )
}
