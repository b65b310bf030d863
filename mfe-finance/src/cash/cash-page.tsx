import { PrinterOutlined } from '@ant-design/icons'
import { accountingApi } from '@keyhaven/shared-contracts/contract/finance/accounting'
import { cashBookApi } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import { taxReportQuery } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { DownloadButton, useListParams } from '@keyhaven/shared-contracts/web/list'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { EmptyState, lazyDialog, LoadingState, PageTitle, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { MonthField } from '../month/month-field.tsx'
import { cashCatalog } from '../messages/catalogs.ts'
import { CashTable } from './cash-table.tsx'
import { printBook } from './print-book.ts'

const OpeningForm = lazyDialog(() => import('./opening-form.tsx'), 'OpeningForm')

const filters = taxReportQuery.partial()

const daysOf = (month: string) => ({ from: `${month}-01`, to: dayjs(month).endOf('month').format('YYYY-MM-DD') })

/** Cash of a month, with the balance after each entry. */
export function CashPage() {
  const t = useMessages(cashCatalog)
  const language = useLanguage()
  const { chosen, filterBy } = useListParams(filters)
  const [isCounting, setCounting] = useState(false)
  const month = chosen.month ?? localToday().slice(0, 7)
  const days = daysOf(month)
  const { data: book, error, isFetching, refetch } = useQuery(q(cashBookApi.read, { query: days }))
  const { data: settings } = useQuery(q(accountingApi.read, {}))
  const file = (format: 'csv' | 'xlsx') => ({ what: 'cash' as const, query: { ...days, format } })
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <Flex align="center" gap="8px 12px" wrap>
            <TextLink to={paths.invoices()}>{t.invoices}</TextLink>
            <Button onClick={() => setCounting(true)}>{t.counted}</Button>
            <DownloadButton {...file('csv')} label={t.csv} hint={t.csvHint} />
            <DownloadButton {...file('xlsx')} label={t.excel} hint={t.excelHint} />
            <Button
              icon={<PrinterOutlined aria-hidden />}
              disabled={!book}
              onClick={({ currentTarget }) => book && printBook({ t, language, month, book }, currentTarget)}
            >
              {t.print}
            </Button>
          </Flex>
        }
      />
      <MonthField
        id="cash-month"
        label={t.month}
        format={t.monthFormat}
        month={month}
        onChange={(chosenMonth) => filterBy('month', chosenMonth)}
      />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!book && !error && <LoadingState />}
      {book && book.lowest < 0 && (
        <Box marginBottom={16}>
          {/* It is there from the beginning; an alert would be read out. */}
          <Alert type="error" role="note" showIcon title={t.belowZero} description={t.belowZeroHint} />
        </Box>
      )}
      {book?.begins && book.begins > days.from && (
        <Box marginBottom={12}>
          <Text type="secondary">{t.begins(language.day(book.begins))}</Text>
        </Box>
      )}
      {book && <CashTable book={book} />}
      {book?.entries.length === 0 && <EmptyState title={t.empty(language.month(month))} hint={t.emptyHint} />}
      {settings && isCounting && <OpeningForm settings={settings} onClose={() => setCounting(false)} />}
    </>
  )
}
