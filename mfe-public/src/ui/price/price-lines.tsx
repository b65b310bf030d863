import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../../messages/catalogs.ts'
import { lineLabel, type PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'

/** Price lines of a stay, and its total. */
export function PriceLines({ lines, total }: { lines: PriceLine[]; total: number }) {
  const t = useMessages(bookCatalog)
  const { euros } = useLanguage()
  return (
    <dl className="kh-lines">
      {lines.map((line, index) => (
        // Two services may have one name and one price.
        <div key={index}>
          <dt>
            {lineLabel(line, t.line, lines)}
            {line.kind !== 'discount' && (
              <span className="kh-small">{`${line.quantity} × ${euros(line.unit_price)}`}</span>
            )}
          </dt>
          <dd>{euros(line.total)}</dd>
        </div>
      ))}
      <div className="kh-lines-total">
        <dt>{t.total}</dt>
        <dd>{euros(total)}</dd>
      </div>
    </dl>
  )
}
