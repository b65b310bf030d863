import {
  importColumns,
  clientImportApi,
  importBytes,
  type ImportReading,
} from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { call, useCommand } from '@keyhaven/shared-contracts/web/api'
import { PictureDrop } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { ActionsInSight, Dialog, SendingBar, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Result, Typography } from 'antd'
import { useState } from 'react'
import { clientImportCatalog } from '../../messages/catalogs.ts'
import { WrongRows } from './wrong-rows.tsx'
import { ClientImportColumns } from './client-import-columns.tsx'
import { ClientImportPreview } from './client-import-preview.tsx'

const example = {
  'First name': 'Anna',
  'Last name': 'Novak',
  Email: 'anna.novak@example.com',
  Street: 'Seeweg',
  'House number': '7a',
  'Postal code': '5310',
  City: 'Mondsee',
  Country: 'Austria',
  // Without an apostrophe a spreadsheet takes the plus for a sum.
  Phone: "'+436641234567",
} satisfies Record<keyof typeof importColumns, string>
/** A name and one way to reach the client are enough. */
const briefExample = { 'First name': 'Ben', 'Last name': 'Huber', Phone: "'+436647654321" }

const rowOf = (cells: Partial<typeof example>) =>
  (Object.keys(importColumns) as (keyof typeof example)[]).map((name) => cells[name] ?? '').join(',')

/** A file to fill in: the headings, and rows of how it is meant. The mark in front tells spreadsheets that it is UTF-8. */
const template = `\ufeff${Object.keys(importColumns).join(',')}\r\n${rowOf(example)}\r\n${rowOf(briefExample)}\r\n`

/** The template as a link that saves it. */
const templateLink = {
  href: `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`,
  download: 'clients-template.csv',
}
const toTemplate = { template: (words: string) => <a {...templateLink}>{words}</a> }

type ImportBody = ImportReading & { commit: boolean; good_only?: boolean }
const importInput = (file: File, body: ImportBody) => ({ body, files: { file: [file] } })

/** Adds the clients of a CSV file: choose it, see where its columns go and what it holds, add the clients. Mount it to open it. */
export function ClientImportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(clientImportCatalog)
  const [file, setFile] = useState<File | null>(null)
  const [reading, setReading] = useState<ImportReading>({})
  const look = useMutation({
    mutationFn: (input: { file: File } & ImportReading) => {
      const { file: upload, ...as } = input
      return call(clientImportApi, importInput(upload, { ...as, commit: false }))
    },
  })
  const add = useCommand(clientImportApi)
  // Choosing another column must not make everything jump away while the file is read again.
  const [lastResult, setLastResult] = useState(look.data)
  useReturnedFocus()

  const choose = ([selectedFile]: File[]) => {
    add.reset()
    look.reset()
    setLastResult(undefined)
    setFile(selectedFile ?? null)
    setReading({})
    if (selectedFile && selectedFile.size <= importBytes) look.mutate({ file: selectedFile })
  }
  const read = (as: ImportReading) => {
    add.reset()
    setReading(as)
    if (file) look.mutate({ file, ...as })
  }
  const isTooLarge = file !== null && file.size > importBytes
  const problem = isTooLarge ? t.tooLarge(importBytes / 1024 / 1024) : (add.error ?? look.error)?.message
  // What has become wrong since the preview is shown like what was wrong then.
  const result = add.data ?? look.data ?? lastResult
  if (result !== lastResult) setLastResult(result)
  const isDone = add.data !== undefined && (add.data.problem_count === 0 || add.variables?.body?.good_only === true)
  const wrong = result?.wrong_count ?? 0
  const fresh = result && !result.missing ? result.total - result.known - wrong : 0
  const isBusy = look.isPending || add.isPending
  const close = () => !add.isPending && onClose()

  if (isDone)
    return (
      <Dialog open centered footer={null} title={t.title} onCancel={close}>
        <Result
          status="success"
          title={t.added(add.data.created)}
          subTitle={
            <>
              {add.data.known > 0 && <div>{t.leftOut(add.data.known)}</div>}
              {wrong > 0 && <WrongRows result={add.data} />}
            </>
          }
          extra={
            <Button type="primary" onClick={close}>
              {t.done}
            </Button>
          }
          style={{ padding: '24px 0 8px' }}
        />
      </Dialog>
    )
  return (
    <Dialog open centered width={680} title={t.title} mask={{ closable: !file }} onCancel={close} footer={null}>
      <SendingBar active={isBusy} />
      <Flex vertical gap={16} style={{ paddingBlock: 8 }}>
        <Typography.Text>{withTags(t.about(Object.keys(importColumns).join(', ')), toTemplate)}</Typography.Text>
        <PictureDrop accept=".csv,.txt,.tsv,text/csv,text/plain" disabled={isBusy} aria-label={t.file} onFiles={choose}>
          <Typography.Text strong style={{ overflowWrap: 'anywhere' }}>
            {file ? file.name : t.choose}
          </Typography.Text>
          <br />
          <Typography.Text type="secondary">{file ? t.chooseAnother : t.drop}</Typography.Text>
        </PictureDrop>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {result && (
          <ClientImportColumns result={result} disabled={isBusy} onChange={(as) => read({ ...reading, ...as })} />
        )}
        {result && !result.missing && <ClientImportPreview result={result} />}
      </Flex>
      <ActionsInSight>
        <Flex justify="end" gap={8}>
          <Button onClick={close} disabled={add.isPending}>
            {t.cancel}
          </Button>
          <Button
            type="primary"
            disabled={fresh === 0 || isBusy}
            loading={add.isPending}
            onClick={() => file && add.mutate(importInput(file, { ...reading, commit: true, good_only: wrong > 0 }))}
          >
            {fresh === 0 ? t.add : wrong > 0 ? t.addGood(fresh) : t.addCount(fresh)}
          </Button>
        </Flex>
      </ActionsInSight>
    </Dialog>
  )
}
