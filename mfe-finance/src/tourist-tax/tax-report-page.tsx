import { PrinterOutlined } from '@ant-design/icons'
import { taxReportApi, taxReportQuery } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { q } from '@keyhaven/shared-contracts/web/api'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { DownloadButton, useListParams } from '@keyhaven/shared-contracts/web/list'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, LoadingState, PageTitle, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import dayjs from 'dayjs'
import { touristTaxCatalog } from '../messages/catalogs.ts'
import { MonthField } from '../month/month-field.tsx'
import { MunicipalityTable } from './municipality-table.tsx'
import { printReport } from './print-report.ts'

const filters = taxReportQuery.partial()

/** The month before this one: that is the one which is due. */
const lastMonth = () => dayjs(localToday()).subtract(1, 'month').format('YYYY-MM')

/** Tourist tax of the nights of a month, by municipality. */
export function TaxReportPage() {
  const t = useMessages(touristTaxCatalog)
  const language = useLanguage()
  const { chosen, filterBy } = useListParams(filters)
  const month = chosen.month ?? lastMonth()
  const { data, error, isFetching, refetch } = useQuery(q(taxReportApi.report, { query: { month } }))
  const isEmpty = data?.municipalities.length === 0
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <Flex align="center" gap="8px 20px" wrap>
            <DownloadButton what="taxes" query={{ month }} label={t.csv} hint={t.csvHint} disabled={isEmpty} />
            <Button
              icon={<PrinterOutlined aria-hidden />}
              disabled={!data || isEmpty}
              onClick={({ currentTarget }) => data && printReport({ t, language, month, report: data }, currentTarget)}
            >
              {t.print}
            </Button>
          </Flex>
        }
      />
      <MonthField
        id="tax-month"
        label={t.month}
        format={t.monthFormat}
        month={month}
        onChange={(chosenMonth) => filterBy('month', chosenMonth)}
      />
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingState />}
      {isEmpty && <EmptyState title={t.empty(language.month(month))} hint={t.emptyHint} />}
      {data && !isEmpty && <MunicipalityTable report={data} />}
    </>
  )
}
