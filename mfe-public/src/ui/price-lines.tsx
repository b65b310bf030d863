import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import type { PriceLine } from '@keyhaven/shared-contracts/domain/pricing'

type Words = NonNullable<ReturnType<typeof bookCatalog.loaded>>

/** The lines come in English, as they were agreed; what a line says beside its figures is in its kind and label. */
const lineLabel = ({ line: words }: Words, { kind, label, quantity }: PriceLine) => {
  if (kind === 'nights') return words.nights(quantity)
  if (kind === 'extra_persons') return words.persons(Number.parseInt(label, 10))
  const [, code, percent] = (kind === 'discount' && /^Promo code (.+), (\d+) %$/.exec(label)) || []
  return code && percent ? words.code(code, Number(percent)) : label
}

/** What a stay costs, line by line, and in all. */
export function PriceLines({ lines, total }: { lines: PriceLine[]; total: number }) {
  const t = useMessages(bookCatalog)
  const { euros } = useLanguage()
  return (
    <dl className="kh-lines">
      {lines.map((line, index) => (
        // Two services may have one name and one price.
        <div key={index}>
          <dt>
            {lineLabel(t, line)}
            {line.kind !== 'discount' && (
              <span className="kh-small">
                {line.quantity} × {euros(line.unit_price)}
              </span>
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
