import type { ClientImport, ImportProblem } from '@keyhaven/shared-contracts/contract/client-import'
import { counted } from '@keyhaven/shared-contracts/web/facts'
import { Alert, Flex, Table, Tag, theme, Typography } from 'antd'
import { clientName } from './client-name.ts'

/** A row of the file as the preview shows it. */
type PreviewRow = {
  row: number
  name: string
  email: string
  place: string
  isKnown: boolean
  /** What an invoice will ask for. */
  notGiven: string[]
  problems: ImportProblem[]
}

/** The rows with problems, wherever they stand in the file, and then the first of the others. */
function previewRows({ preview, problems }: ClientImport): PreviewRow[] {
  const wrong = Map.groupBy(problems, ({ row }) => row)
  const shown = new Map(
    preview.map(({ row, email, place, is_known, not_given, ...name }) => [
      row,
      {
        row,
        name: clientName(name),
        email,
        place,
        isKnown: is_known,
        notGiven: not_given,
        problems: wrong.get(row) ?? [],
      },
    ]),
  )
  for (const [row, found] of wrong)
    if (!shown.has(row))
      shown.set(row, { row, name: '', email: '', place: '', isKnown: false, notGiven: [], problems: found })
  return [...shown.values()].toSorted(
    (a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0) || a.row - b.row,
  )
}

const wrap = { overflowWrap: 'anywhere' } as const

function Problems({ problems }: Pick<PreviewRow, 'problems'>) {
  const { token } = theme.useToken()
  return (
    <Flex vertical style={{ color: token.colorErrorText }}>
      {problems.map(({ column, message }) => (
        <span key={column}>
          {column}: {message}
        </span>
      ))}
    </Flex>
  )
}

const columns = [
  { key: 'row', title: 'Row', width: 64, render: ({ row }: PreviewRow) => row },
  {
    key: 'client',
    title: 'Client',
    render: ({ name, email, place }: PreviewRow) => (
      <Flex vertical style={wrap}>
        <span>{name || '–'}</span>
        <Typography.Text type="secondary">{[email, place].filter(Boolean).join(' · ')}</Typography.Text>
      </Flex>
    ),
  },
  {
    key: 'state',
    title: 'Result',
    width: '42%',
    render: ({ problems, isKnown, notGiven }: PreviewRow) =>
      problems.length > 0 ? (
        <Problems problems={problems} />
      ) : isKnown ? (
        <Tag>Already there</Tag>
      ) : (
        <>
          <Tag color="green">New</Tag>
          {notGiven.length > 0 && (
            <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
              An invoice will need: {notGiven.join(', ')}
            </Typography.Text>
          )}
        </>
      ),
  },
]

/** What a file holds before anything is added: its rows as they were understood, those with problems first. */
export function ClientImportPreview({ found }: { found: ClientImport }) {
  const { total, known, incomplete, problem_count: wrong } = found
  const rows = previewRows(found)
  return (
    <Flex vertical gap={12}>
      {wrong > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`${counted(wrong, 'problems')} in this file, so nothing can be added yet.`}
          description="Correct the rows below in your spreadsheet, save the file, and choose it again."
        />
      )}
      {wrong === 0 && (
        <Typography.Text role="status">
          {counted(total, 'rows')}: {counted(total - known, 'new clients')}
          {known > 0 && `, ${known} already there and left out`}.
          {incomplete > 0 && ` ${counted(incomplete, 'rows')} without a full address: you can import them as they are.`}
        </Typography.Text>
      )}
      <Table<PreviewRow>
        size="small"
        rowKey="row"
        dataSource={rows}
        columns={columns}
        pagination={false}
        scroll={{ y: 300 }}
        aria-label="Rows of the file"
      />
      {rows.length < total && (
        <Typography.Text type="secondary">
          {counted(rows.length, 'rows')} of {total.toLocaleString('en')} shown.
        </Typography.Text>
      )}
    </Flex>
  )
}
