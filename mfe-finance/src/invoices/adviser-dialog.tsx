import { DownloadOutlined } from '@ant-design/icons'
import { accountingApi } from '@keyhaven/shared-contracts/contract/finance/accounting'
import type { NewDownload } from '@keyhaven/shared-contracts/contract/finance/downloads'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { type ApiError, q } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid } from '@keyhaven/shared-contracts/web/form'
import { Box, Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useDownload } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Radio, Select } from 'antd'
import { useState } from 'react'
import { lackOf } from '../accounting/lack.ts'
import { accountingCatalog, invoicesCatalog } from '../messages/catalogs.ts'
import { BatchLack } from './batch-lack.tsx'

type Props = { from: Day; to: Day; onClose: () => void }

const formats = ['csv', 'xlsx', 'datev', 'zip'] as const
type Format = (typeof formats)[number]
const tables = ['invoices', 'payments'] as const
type Table = (typeof tables)[number]

const downloadOf = (format: Format, table: Table, days: { from: Day; to: Day }): NewDownload => {
  if (format === 'datev') return { what: 'datev', query: days }
  if (format === 'zip') return { what: 'documents', query: days }
  return { what: table, query: { ...days, format } }
}

/** Problem of the last day: that it comes first, or what the server says of it. */
const problemOfDays = (isWrong: boolean, wrongDays: string, refusal: ApiError | null) =>
  isWrong ? wrongDays : (refusal?.problem.fields?.['query.to']?.[0] ?? refusal?.problem.fields?.['to']?.[0])

/** Downloads for a tax adviser: documents and payments of some days, in the form that the adviser wants. */
export function AdviserDialog({ onClose, ...days }: Props) {
  const [{ from, to }, setDays] = useState(days)
  const [format, setFormat] = useState<Format>('csv')
  const [table, setTable] = useState<Table>('invoices')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { adviser: t } = useMessages(invoicesCatalog)
  const accounting = useMessages(accountingCatalog)
  const { mutate, isPending } = useDownload(setRefusal)
  const { data: settings } = useQuery({ ...q(accountingApi.read, {}), enabled: format === 'datev' })
  useReturnedFocus()
  const isBatch = format === 'datev'
  const missing = isBatch ? lackOf(accounting, settings?.missing ?? []) : []
  const problem = problemOfDays(to < from, t.wrongDays, refusal)
  const choose = (change: () => void) => {
    setRefusal(null)
    change()
  }
  return (
    <Dialog open centered width={560} title={t.title} footer={null} onCancel={onClose}>
      <Box marginTop={12}>
        <Form layout="vertical" component="div">
          <FieldGrid>
            <Form.Item label={t.firstDay} htmlFor="adviser-from">
              <DayInput
                id="adviser-from"
                value={from}
                onChange={(day) => day && choose(() => setDays({ from: day, to }))}
              />
            </Form.Item>
            <Form.Item
              label={t.lastDay}
              htmlFor="adviser-to"
              {...(problem !== undefined && { validateStatus: 'error', help: <span role="alert">{problem}</span> })}
            >
              <DayInput
                id="adviser-to"
                value={to}
                onChange={(day) => day && choose(() => setDays({ from, to: day }))}
              />
            </Form.Item>
          </FieldGrid>
          <Form.Item label={t.format}>
            <Radio.Group
              aria-label={t.format}
              value={format}
              onChange={({ target }) => choose(() => setFormat(target.value as Format))}
              style={{ display: 'grid', gap: 8 }}
            >
              {formats.map((one) => (
                <Radio key={one} value={one}>
                  <span>{t.formats[one].name}</span>
                  <Text type="secondary" block>
                    {t.formats[one].about}
                  </Text>
                </Radio>
              ))}
            </Radio.Group>
          </Form.Item>
          {(format === 'csv' || format === 'xlsx') && (
            <Form.Item label={t.table} htmlFor="adviser-table">
              <Select
                id="adviser-table"
                value={table}
                options={tables.map((value) => ({ value, label: t.tables[value] }))}
                onChange={(chosen: Table) => choose(() => setTable(chosen))}
              />
            </Form.Item>
          )}
          <BatchLack missing={missing} refusal={problem === undefined ? refusal : null} />
          <Row marginTop={16}>
            <Button
              type="primary"
              icon={<DownloadOutlined aria-hidden />}
              disabled={problem !== undefined || missing.length > 0}
              loading={isPending}
              onClick={() => mutate(downloadOf(format, table, { from, to }))}
            >
              {t.download}
            </Button>
          </Row>
        </Form>
      </Box>
    </Dialog>
  )
}
