import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { lineLabel, nightsWhy, type PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../../messages/catalogs.ts'

type Props = {
  lines: PriceLine[]
  total: number
  /** For its owner, who gave the seasons their names; guests read the days of the week alone. */
  isForOwner?: boolean
  /** Shows what the stay would cost without its discounts, too. */
  showsBefore?: boolean
}

const discountCents = (lines: readonly PriceLine[]) =>
  lines.reduce((sum, { kind, total }) => (kind === 'discount' ? sum - toCents(total) : sum), 0)

/** Price lines of a stay, and its total. */
export function PriceLines({ lines, total, isForOwner = false, showsBefore = false }: Props) {
  const t = useMessages(bookCatalog)
  const { euros } = useLanguage()
  const off = showsBefore ? discountCents(lines) : 0
  const whyOf = ({ why }: PriceLine) => nightsWhy({ why: isForOwner ? why : { ...why, seasons: [] } }, t.line)
  return (
    <dl className="kh-lines">
      {lines.map((line, index) => (
        // Two services may have one name and one price.
        <div key={index}>
          <dt>
            {lineLabel(line, t.line, lines)}
            {line.kind !== 'discount' && (
              <span className="kh-small">
                {[`${line.quantity} × ${euros(line.unit_price)}`, whyOf(line)].filter(Boolean).join(' · ')}
              </span>
            )}
          </dt>
          <dd>{euros(line.total)}</dd>
        </div>
      ))}
      <div className="kh-lines-total">
        <dt>{t.total}</dt>
        <dd>
          {off > 0 && (
            <>
              <span className="kh-hidden">{t.beforeDiscounts} </span>
              <s className="kh-price-before">{euros(toEuros(toCents(total) + off))}</s>{' '}
            </>
          )}
          {euros(total)}
        </dd>
      </div>
    </dl>
  )
}
