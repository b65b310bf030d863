import type { TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { Button, Typography } from 'antd'
import type { Messages as Records } from '../messages/records/en.ts'
import type { Messages } from '../messages/taxes/en.ts'

const Below = ({ children }: { children: string }) => (
  <Text type="secondary" block size={13}>
    {children}
  </Text>
)

type Rate = TouristTax['rates'][number]

/** The rate of today, and the one that comes next. */
const ratesNow = ({ rates }: TouristTax) => {
  const today = localToday()
  return { now: rates.findLast(({ from }) => from <= today), next: rates.find(({ from }) => from > today) }
}

/** `€2.50 a person and night`, or from the lowest to the highest of several amounts. */
const rateWords = (t: Messages, { kind, percent, amounts }: Rate) => {
  if (kind === 'percent') return t.percentOfLodging(percent)
  const euros = amounts.map(({ amount }) => amount)
  return t.perPersonAndNight(Math.min(...euros), Math.max(...euros))
}

export const taxColumns =
  (t: Messages, records: Records, language: Language) =>
  (edit: (tax: TouristTax) => void): Column<TouristTax>[] => [
    {
      key: 'municipality',
      title: t.municipality,
      width: 160,
      card: 'heading',
      render: ({ municipality, name }) => (
        <>
          {municipality}
          <Below>{name}</Below>
        </>
      ),
    },
    {
      key: 'rate',
      title: t.rateToday,
      width: 190,
      render: (tax) => {
        const { now, next } = ratesNow(tax)
        return (
          <>
            {now ? rateWords(t, now) : t.noRate}
            {next && <Below>{t.nextRate(language.day(next.from), rateWords(t, next))}</Below>}
          </>
        )
      },
    },
    {
      key: 'properties',
      title: t.properties,
      width: 190,
      render: ({ properties }) =>
        properties.length > 0 ? (
          properties.map(({ id, name, category }) => <div key={id}>{category ? `${name} · ${category}` : name}</div>)
        ) : (
          <Typography.Text type="secondary">{t.noProperties}</Typography.Text>
        ),
    },
    {
      key: 'edit',
      title: t.edit,
      width: 116,
      card: 'action',
      render: (tax) => (
        <Button aria-label={records.editOf(tax.municipality)} onClick={() => edit(tax)}>
          {records.edit}
        </Button>
      ),
    },
  ]
