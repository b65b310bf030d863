import { moneyDueApi, moneyDueQuery, moneyDueStages } from '@keyhaven/shared-contracts/contract/finance/money-due'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { DataTable, StageTabs, useListParams } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { EmptyState, PageTitle } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { OpenDeposits } from '../damage-deposits/open-deposits.tsx'
import { moneyDueCatalog } from '../messages/catalogs.ts'
import { moneyDueColumns } from './money-due-columns.tsx'

/** Which part of the list is shown; the address holds it. */
const views = moneyDueQuery.pick({ stage: true })

/** Money that guests owe by their payment plans, that is to go back to them, and documents to issue. */
export function MoneyDuePage() {
  const t = useMessages(moneyDueCatalog)
  const columns = useMemo(() => moneyDueColumns(t), [t])
  const { chosen: view, filterBy: show } = useListParams(views)
  const { data: totals } = useQuery(q(moneyDueApi.totals, {}))
  const stages = moneyDueStages.map((key) => ({ key, label: t.stage(t.stages[key], totals?.[key].count) }))
  return (
    <>
      <PageTitle title={t.title} actions={<TextLink to={paths.settings('invoices')}>{t.settings}</TextLink>} />
      <Text block type="secondary">
        {t.about}
      </Text>
      <OpenDeposits />
      <Row marginBottom={12}>
        <StageTabs
          label={t.show}
          value={view.stage ?? 'all'}
          stages={[{ key: 'all', label: t.all }, ...stages]}
          onChange={(key) =>
            show(
              'stage',
              moneyDueStages.find((one) => one === key),
            )
          }
        />
      </Row>
      <DataTable
        what="amounts"
        searchable={false}
        list={(query) => qList(moneyDueApi.list, { query: { ...query, ...view } })}
        columns={columns}
        empty={
          view.stage ? (
            <EmptyState title={t.nothing[view.stage]} />
          ) : (
            <EmptyState title={t.empty.title} hint={t.empty.hint} />
          )
        }
      />
    </>
  )
}
