import {
  bankLinesApi,
  bankLinesQuery,
  bankLineStates,
  isSureMatch,
  type BankLine,
} from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { qList, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Row, Stack } from '@keyhaven/shared-contracts/web/layout'
import { DataTable, StageTabs, useListParams } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, PageTitle, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { App, Button } from 'antd'
import { bankCatalog } from '../messages/catalogs.ts'
import { BankLineCard } from './bank-line-card.tsx'
import { StatementDrop } from './statement-drop.tsx'

const views = bankLinesQuery.pick({ state: true })

/** Books all lines of the page that are sure, which its owner has in sight. */
function BookMatches({ lines }: { lines: readonly BankLine[] }) {
  const t = useMessages(bankCatalog)
  const { message } = App.useApp()
  const book = useCommand(bankLinesApi.bookMatches)
  const sure = lines.filter(isSureMatch)
  if (sure.length === 0) return null
  const press = async () => {
    const { booked } = await book.mutateAsync({ body: { lines: sure.map(({ id }) => id) } })
    void message.success(t.bookedMatches(booked))
  }
  return (
    <>
      <Row justify="end">
        <Button type="primary" loading={book.isPending} onClick={() => void press().catch(() => undefined)}>
          {t.bookMatches(sure.length)}
        </Button>
      </Row>
      {book.error && <ProblemState error={book.error} />}
    </>
  )
}

/** Lines of the owner's account with the bookings that they are for. */
export function BankPage() {
  const t = useMessages(bankCatalog)
  const { chosen, filterBy: show } = useListParams(views)
  const state = chosen.state ?? 'open'
  return (
    <>
      <PageTitle title={t.title} />
      <StatementDrop />
      <Row marginTop={16} marginBottom={12}>
        <StageTabs
          label={t.show}
          value={state}
          stages={bankLineStates.map((key) => ({ key, label: t.states[key] }))}
          onChange={(key) => show('state', key === 'open' ? undefined : key)}
        />
      </Row>
      <DataTable
        what="lines"
        list={(query) => qList(bankLinesApi.list, { query: { ...query, state } })}
        renderRows={(lines) =>
          lines && (
            <Stack gap={12}>
              {state === 'open' && <BookMatches lines={lines} />}
              <Stack component="ul" gap={12}>
                {lines.map((line) => (
                  <li key={line.id}>
                    <BankLineCard line={line} />
                  </li>
                ))}
              </Stack>
            </Stack>
          )
        }
        empty={<EmptyState {...t.empty[state]} />}
      />
    </>
  )
}
