import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { inEuros, lineLabel, nightsWhy } from '@keyhaven/shared-contracts/domain/money/price-lines'
import type { Price } from '@keyhaven/shared-contracts/domain/money/pricing'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { discountsCatalog } from '../../messages/catalogs.ts'

/** The lines of a price in the order in which they come to its total. */
export function ExampleLines({ price, label }: { price: Price; label: string }) {
  const { example: t, lines: words } = useMessages(discountsCatalog)
  const { euros, number } = useLanguage()
  const lines = inEuros(price.lines)
  return (
    <table className="worked-example-lines" aria-label={label}>
      <tbody>
        {lines.map((line, index) => {
          const why = nightsWhy(line, words)
          return (
            <tr key={`${line.kind} ${index}`}>
              <td {...(line.kind === 'discount' && { colSpan: 2 })}>
                <span>{lineLabel(line, words, lines)}</span>
                {why && (
                  <Text type="secondary" size={13} block>
                    {why}
                  </Text>
                )}
              </td>
              {line.kind !== 'discount' && <td>{`${number(line.quantity)} × ${euros(line.unit_price)}`}</td>}
              <td>{euros(line.total)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{t.total}</td>
          <td>{euros(toEuros(price.totalCents))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
