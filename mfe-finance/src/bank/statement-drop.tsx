import {
  bankStatementsApi,
  type CsvMapping,
  statementBytes,
  type StatementImport,
} from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { PictureDrop } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, SendingBar } from '@keyhaven/shared-contracts/web/page'
import { Alert } from 'antd'
import { useState } from 'react'
import { bankCatalog } from '../messages/catalogs.ts'
import type { Messages } from '../messages/bank/en.ts'

const CsvDialog = lazyDialog(() => import('./csv-dialog.tsx'), 'CsvDialog')

const kinds = '.xml,.csv,.txt,.c53,text/xml,application/xml,text/csv,text/plain'

/** Sentence that says what a file has brought. */
const resultOf = (t: Messages, { added, repeated, pending }: StatementImport) =>
  [
    added === 0 && t.nothingNew,
    added > 0 && t.added(added),
    repeated > 0 && t.repeated(repeated),
    pending > 0 && t.pending(pending),
  ]
    .filter(Boolean)
    .join(' · ')

/** Reads a file of a bank; of a CSV file with new headings its owner is asked first how it is meant. */
export function StatementDrop() {
  const t = useMessages(bankCatalog)
  const [file, setFile] = useState<File | null>(null)
  const upload = useCommand(bankStatementsApi.upload)
  const isTooLarge = file !== null && file.size > statementBytes
  const send = (chosen: File, reading: Partial<CsvMapping> & { commit?: boolean } = {}) =>
    upload.mutate({ body: reading, files: { file: [chosen] } })
  const choose = ([chosen]: File[]) => {
    upload.reset()
    setFile(chosen ?? null)
    if (chosen && chosen.size <= statementBytes) send(chosen)
  }
  const { data } = upload
  const problem = isTooLarge ? t.tooLarge(statementBytes / 1024 / 1024) : upload.error?.message
  // While the owner's word is on its way, its dialog stays.
  const [asked, setAsked] = useState<StatementImport['csv']>(null)
  if (data && data.csv !== asked) setAsked(data.csv)
  const close = () => {
    upload.reset()
    setAsked(null)
  }
  return (
    <section aria-label={t.file}>
      <SendingBar active={upload.isPending} />
      <PictureDrop accept={kinds} disabled={upload.isPending} aria-label={t.file} onFiles={choose}>
        <Text block weight={600} breakWord>
          {upload.isPending ? t.reading : t.drop}
        </Text>
        <Text type="secondary">{t.dropHint}</Text>
      </PictureDrop>
      {!asked && problem && (
        <Box marginTop={12}>
          <Alert type="error" showIcon role="alert" title={problem} />
        </Box>
      )}
      {data && !data.csv && (
        <Box marginTop={12}>
          <Alert type={data.added > 0 ? 'success' : 'info'} showIcon role="status" title={resultOf(t, data)} />
        </Box>
      )}
      {file && asked && (
        <CsvDialog
          preview={asked}
          problem={problem}
          isBusy={upload.isPending}
          onRead={(mapping) => send(file, mapping)}
          onImport={(mapping) => send(file, { ...mapping, commit: true })}
          onClose={close}
        />
      )}
    </section>
  )
}
