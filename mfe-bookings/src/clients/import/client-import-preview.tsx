import type { ClientImport, ImportProblem } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Flex, Table, Tag, theme, Typography } from 'antd'
import { clientImportCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/client-import/en.ts'
import { clientName } from '../client-name.ts'
import { WrongRows } from './wrong-rows.tsx'

/** A row of the file as the preview shows it. */
type PreviewRow = {
  row: number
  name: string
  email: string
  place: string
  isKnown: boolean
  /** Values that an invoice needs and the file lacks. */
  notGiven: string[]
  problems: ImportProblem[]
  /** Notes on values that were read otherwise than they are written. */
  notices: ImportProblem[]
}

/** The rows with problems, wherever they stand in the file, and then the first of the others. */
function previewRows({ preview, problems, notices = [] }: ClientImport): PreviewRow[] {
  const wrong = Map.groupBy(problems, ({ row }) => row)
  const noticed = Map.groupBy(notices, ({ row }) => row)
  const rowsByNumber = new Map(
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
        notices: noticed.get(row) ?? [],
      },
    ]),
  )
  for (const [row, rowProblems] of wrong)
    if (!rowsByNumber.has(row))
      rowsByNumber.set(row, {
        row,
        name: '',
        email: '',
        place: '',
        isKnown: false,
        notGiven: [],
        problems: rowProblems,
        notices: [],
      })
  return [...rowsByNumber.values()].toSorted(
    (a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0) || a.row - b.row,
  )
}

const wrap = { overflowWrap: 'anywhere' } as const

function Problems({ problems, isWrong = true }: Pick<PreviewRow, 'problems'> & { isWrong?: boolean }) {
  const { token } = theme.useToken()
  const wordsOf = useReasonWords()
  const style = isWrong ? { color: token.colorErrorText } : { color: token.colorTextSecondary, fontSize: 13 }
  return (
    <Flex vertical style={style}>
      {problems.map(({ column, message, reason }) => (
        <span key={`${column} ${message}`}>{`${column}: ${reason ? wordsOf(reason) : message}`}</span>
      ))}
    </Flex>
  )
}

const columnsOf = (t: Messages['preview']) => [
  { key: 'row', title: t.row, width: 64, render: ({ row }: PreviewRow) => row },
  {
    key: 'client',
    title: t.client,
    render: ({ name, email, place }: PreviewRow) => (
      <Flex vertical style={wrap}>
        <span>{name || '–'}</span>
        <Typography.Text type="secondary">{[email, place].filter(Boolean).join(' · ')}</Typography.Text>
      </Flex>
    ),
  },
  {
    key: 'state',
    title: t.result,
    width: '42%',
    render: ({ problems, isKnown, notGiven, notices }: PreviewRow) =>
      problems.length > 0 ? (
        <Problems problems={problems} />
      ) : isKnown ? (
        <Tag>{t.known}</Tag>
      ) : (
        <>
          <Tag color="green">{t.fresh}</Tag>
          {notices.length > 0 && <Problems problems={notices} isWrong={false} />}
          {notGiven.length > 0 && (
            <Text type="secondary" block size={13}>
              {t.invoiceNeeds(notGiven.join(', '))}
            </Text>
          )}
        </>
      ),
  },
]

/** Preview of an import: rows as they were understood, those with problems first. */
export function ClientImportPreview({ result }: { result: ClientImport }) {
  const t = useMessages(clientImportCatalog).preview
  const { total, known: existing, incomplete, problem_count: wrong } = result
  const rows = previewRows(result)
  return (
    <Flex vertical gap={12}>
      {wrong > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t.problems(wrong)}
          description={<WrongRows result={result} />}
        />
      )}
      {wrong === 0 && (
        <Typography.Text role="status">
          {`${t.found(total, total - existing, existing)} ${incomplete > 0 ? t.incomplete(incomplete) : ''}`}
        </Typography.Text>
      )}
      <Table<PreviewRow>
        size="small"
        rowKey="row"
        dataSource={rows}
        columns={columnsOf(t)}
        pagination={false}
        scroll={{ y: 300 }}
        aria-label={t.rows}
      />
      {rows.length < total && <Typography.Text type="secondary">{t.shown(rows.length, total)}</Typography.Text>}
    </Flex>
  )
}
