import {
  type ClientImport,
  importEncodings,
  type ImportReading,
  type ImportTarget,
  importTargets,
} from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Flex, Select, Table, Typography } from 'antd'
import { useId } from 'react'
import { clientImportCatalog } from '../../messages/catalogs.ts'

type Props = { result: ClientImport; disabled: boolean; onChange: (reading: ImportReading) => void }
type Column = { at: number; heading: string; sample: string; target: ImportTarget }

const wrap = { overflowWrap: 'anywhere' } as const

/** Every column of the file with a cell of it, and where it goes; and how its letters were read. */
export function ClientImportColumns({ result, disabled, onChange }: Props) {
  const t = useMessages(clientImportCatalog).columns
  const wordsOf = useReasonWords()
  const encodingId = useId()
  const columns = (result.columns ?? []).map((column, at): Column => ({ at, ...column }))
  const leftOut = columns.filter(({ target, sample }) => target === '' && sample !== '').length
  const put = (at: number, target: ImportTarget) =>
    onChange({ columns: columns.map((column) => (column.at === at ? target : column.target)) })
  return (
    <Flex vertical gap={12}>
      {result.missing && (
        <Alert type="warning" showIcon role="alert" title={wordsOf(result.missing)} description={t.choose} />
      )}
      <Flex gap="4px 12px" wrap align="center">
        <label htmlFor={encodingId}>{t.encoding}</label>
        <Select
          id={encodingId}
          size="small"
          style={{ minWidth: 220 }}
          disabled={disabled}
          value={result.encoding ?? null}
          options={importEncodings.map((value) => ({ value, label: t.encodings[value] }))}
          onChange={(encoding) =>
            onChange({ encoding: importEncodings.find((one) => one === encoding), columns: undefined })
          }
        />
        <Typography.Text type="secondary">{t.encodingHint}</Typography.Text>
      </Flex>
      <Table<Column>
        size="small"
        rowKey="at"
        dataSource={columns}
        pagination={false}
        scroll={{ y: 240 }}
        aria-label={t.title}
        columns={[
          {
            key: 'column',
            title: t.column,
            render: ({ heading, sample }: Column) => (
              <Flex vertical style={wrap}>
                <span>{heading || '–'}</span>
                <Typography.Text type="secondary">{sample || t.empty}</Typography.Text>
              </Flex>
            ),
          },
          {
            key: 'target',
            title: t.target,
            width: '48%',
            render: ({ at, heading, target }: Column) => (
              <Select
                aria-label={t.targetOf(heading)}
                style={{ width: '100%' }}
                disabled={disabled}
                value={target}
                options={importTargets.map((value) => ({ value, label: t.targets[value || 'none'] }))}
                onChange={(value: ImportTarget) => put(at, value)}
              />
            ),
          },
        ]}
      />
      {leftOut > 0 && <Typography.Text type="secondary">{t.leftOut(leftOut)}</Typography.Text>}
    </Flex>
  )
}
