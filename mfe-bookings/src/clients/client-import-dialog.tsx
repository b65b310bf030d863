import { importColumns, clientImportApi, importBytes } from '@keyhaven/shared-contracts/contract/client-import'
import { call, useCommand } from '@keyhaven/shared-contracts/web/api'
import { PictureDrop } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { SendingBar, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Modal, Result, Typography } from 'antd'
import { useState } from 'react'
import { clientImportCatalog } from '../messages/catalogs.ts'
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

const sent = (file: File, commit: boolean) => ({ body: { commit }, files: { file: [file] } })

/** Adds the clients of a CSV file: choose it, look at what it holds, add all of them. Mount it to open it. */
export function ClientImportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(clientImportCatalog)
  const [file, setFile] = useState<File | null>(null)
  const look = useMutation({ mutationFn: (chosen: File) => call(clientImportApi, sent(chosen, false)) })
  const add = useCommand(clientImportApi)
  useReturnedFocus()

  const choose = ([chosen]: File[]) => {
    add.reset()
    look.reset()
    setFile(chosen ?? null)
    if (chosen && chosen.size <= importBytes) look.mutate(chosen)
  }
  const isTooLarge = file !== null && file.size > importBytes
  const problem = isTooLarge ? t.tooLarge(importBytes / 1024 / 1024) : (add.error ?? look.error)?.message
  // What has become wrong since the preview is shown like what was wrong then.
  const found = add.data ?? look.data
  const isDone = add.data !== undefined && add.data.problem_count === 0
  const fresh = found && found.problem_count === 0 ? found.total - found.known : 0
  const isBusy = look.isPending || add.isPending
  const close = () => !add.isPending && onClose()

  if (isDone)
    return (
      <Modal open centered footer={null} title={t.title} onCancel={close}>
        <Result
          status="success"
          title={t.added(add.data.created)}
          subTitle={add.data.known > 0 ? t.leftOut(add.data.known) : undefined}
          extra={
            <Button type="primary" onClick={close}>
              {t.done}
            </Button>
          }
          style={{ padding: '24px 0 8px' }}
        />
      </Modal>
    )
  return (
    <Modal
      open
      centered
      width={680}
      title={t.title}
      mask={{ closable: !file }}
      onCancel={close}
      footer={
        <Flex justify="end" gap={8}>
          <Button onClick={close} disabled={add.isPending}>
            {t.cancel}
          </Button>
          <Button
            type="primary"
            disabled={fresh === 0 || isBusy}
            loading={add.isPending}
            onClick={() => file && add.mutate(sent(file, true))}
          >
            {fresh > 0 ? t.addCount(fresh) : t.add}
          </Button>
        </Flex>
      }
    >
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
        {found && <ClientImportPreview found={found} />}
      </Flex>
    </Modal>
  )
}
