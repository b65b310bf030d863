import {
  type AccountPurpose,
  accountPurposes,
  type Accounts,
  type Chart,
  presetOf,
} from '@keyhaven/shared-contracts/domain/money/accounts'

/** Values of the form, as they are typed. */
type Values = {
  accounts?: Partial<Record<AccountPurpose, string | undefined>> | undefined
  revenue?: readonly { rate: unknown; account?: string | undefined; tax_key?: string | undefined }[] | undefined
}
type ChosenChart = { chart: Chart | null | undefined; length: number }

const chartOf = ({ chart, length }: ChosenChart) => (chart ? presetOf(chart, length) : undefined)

/** The accounts of a form after another chart or length was chosen: those that were the chart's are those of the new one. */
export function accountsAfter(values: Values, before: ChosenChart, after: ChosenChart & { chart: Chart }) {
  const [former, next] = [chartOf(before), presetOf(after.chart, after.length)]
  const isFormer = (typed: string | undefined, preset: string | undefined) => !typed || typed === preset
  const accounts = Object.fromEntries(
    accountPurposes.map((purpose) => {
      const typed = values.accounts?.[purpose]
      return [purpose, isFormer(typed, former?.accounts[purpose]) ? next.accounts[purpose] : typed]
    }),
  ) as Accounts
  const rows = (values.revenue ?? []).map((row) => {
    const named = next.revenue.find(({ rate }) => rate === Number(row.rate))
    const preset = former?.revenue.find(({ rate }) => rate === Number(row.rate))?.account
    return named && isFormer(row.account, preset) ? named : row
  })
  const lacking = next.revenue.filter(({ rate }) => !rows.some((row) => Number(row.rate) === rate))
  return { accounts, revenue: [...rows, ...lacking] }
}
