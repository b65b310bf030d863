import type { CsvPreview } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bankCatalog } from '../messages/catalogs.ts'

/** The first lines of a file as they are understood. */
export function CsvLines({ lines, title }: { lines: CsvPreview['lines']; title: string }) {
  const t = useMessages(bankCatalog)
  const language = useLanguage()
  return (
    <section aria-label={title}>
      <Text component="h3" size={14} weight={600}>
        {title}
      </Text>
      <ul className="csv-lines">
        {lines.map(({ date, amount, currency, name, purpose }, at) => (
          <li key={`${date} ${at}`}>
            <div>
              <Text block breakWord>
                {`${language.day(date)} · ${name || t.nobody}`}
              </Text>
              <Text type="secondary" size={13} breakWord>
                {purpose}
              </Text>
            </div>
            {currency === 'EUR' ? <Money value={amount} /> : <span>{`${amount.toFixed(2)} ${currency}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
