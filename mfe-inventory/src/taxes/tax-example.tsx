import { newTouristTax, rateInCents } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { categoriesOf, type TaxRate } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { taxOfStay } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-of-stay'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert } from 'antd'
import { taxesCatalog } from '../messages/catalogs.ts'

const nightCents = 10_000
const guests = [
  { persons: 2, age: null },
  { persons: 1, age: 12 },
]

/** Three nights of the July that is next, for which most rates are already known. */
const julyNights = () => {
  const today = localToday()
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '07-10' ? 1 : 0)
  return [0, 1, 2].map((index) => ({ night: addDays(`${year}-07-10`, index), cents: nightCents }))
}

const owedBy = (rates: readonly TaxRate[], category: string | null) => {
  const tax = { id: 0, name: '', municipality: '', rates, exempt: [], portals: [] }
  return toEuros(taxOfStay({ tax, category, guests, isPortals: false }, julyNights()).totalCents)
}

/** Sum that the rates come to for a family, while they are typed; of each category where there are some. */
export function TaxExample({ rates }: { rates: unknown }) {
  const t = useMessages(taxesCatalog)
  const { data } = newTouristTax.shape.rates.safeParse(rates)
  if (!data)
    return (
      <Box marginBottom={16}>
        <Alert type="info" title={t.exampleLater} />
      </Box>
    )
  const inCents = data.map(rateInCents)
  const categories = categoriesOf(inCents)
  const lines = (categories.length > 0 ? categories : [null]).map((category) => ({
    category,
    amount: owedBy(inCents, category),
  }))
  const isPercent = inCents.some(({ kind }) => kind === 'percent')
  return (
    <Box marginBottom={16}>
      <Alert
        type="info"
        title={lines.length === 1 ? t.example(lines[0]?.amount ?? 0) : t.exampleByCategory}
        description={
          lines.length > 1 || isPercent ? (
            <>
              {lines.length > 1 &&
                lines.map(({ category, amount }) => <div key={category}>{t.exampleOf(category ?? '', amount)}</div>)}
              {isPercent && <div>{t.exampleLodging(toEuros(nightCents))}</div>}
            </>
          ) : undefined
        }
        role="status"
      />
    </Box>
  )
}
