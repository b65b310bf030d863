import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons'
import { type Invoice, invoicesApi } from '../../contract/finance/invoices.ts'
import { apiUrl } from '../api/client.ts'
import { refreshAfter, useCommand } from '../api/command.ts'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Flex, Typography } from 'antd'
import { useRef, useState } from 'react'
import { CancelInvoice } from './cancel-invoice.tsx'
import { recipientOf } from '../../contract/finance/invoice-words.ts'
import { IssueProblem } from './issue-problem.tsx'
import { useLocale, useMessages } from '../locale/use-locale.ts'
import { documentsCatalog } from '../locale/web-catalog.ts'
import { lazyDialog } from '../page/lazy-dialog.tsx'

const ClientAddress = lazyDialog(() => import('./client-address.tsx'), 'ClientAddress')
const LettersMissing = lazyDialog(() => import('./letters-missing.tsx'), 'LettersMissing')
const MailDialog = lazyDialog(() => import('../mail/mail-dialog.tsx'), 'MailDialog')

// They are here before the list that it stands in. A failure is tried again where they are needed.
documentsCatalog.load(useLocale.getState().locale).catch(() => undefined)

type Props = {
  invoice: Invoice
  /** False beside another Cancel, which would be mistaken for it. */
  canCancel?: boolean
  /** In a list, what was issued can be mailed from here. */
  isInList?: boolean
}

/** Actions on a document: download it, issue a draft, cancel what was issued. */
export function InvoiceActions({ invoice, canCancel = true, isInList = false }: Props) {
  const t = useMessages(documentsCatalog)
  const { message } = App.useApp()
  const cache = useQueryClient()
  const issue = useCommand(invoicesApi.issue)
  const [cancels, setCancels] = useState(false)
  const [mails, setMails] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const mailTrigger = useRef<HTMLButtonElement>(null)
  const code = issue.error?.problem.code
  const name = (invoice.kind === 'cancellation' ? t.cancellation : t.invoice)(
    invoice.invoice_number,
    recipientOf(invoice),
  )
  const close = () => {
    setCancels(false)
    issue.reset()
    trigger.current?.focus()
  }
  const sayIssued = ({ invoice_number }: Invoice) => void message.success(t.issued(invoice_number))
  const send = () =>
    issue.mutate(
      { params: { id: invoice.id }, body: {} },
      {
        onSuccess: sayIssued,
        // Somebody else may have been faster: the list is old then.
        onError: () => refreshAfter(cache, invoicesApi.issue),
      },
    )
  return (
    <Flex gap="0 8px" align="center" wrap>
      <Button
        type="link"
        icon={<DownloadOutlined aria-hidden />}
        href={new URL(invoice.pdf_file, apiUrl('/')).href}
        target="_blank"
        rel="noopener"
        aria-label={t.downloadOf(name)}
        style={{ paddingInline: 0 }}
      >
        {t.download}
      </Button>
      {invoice.xml_file !== undefined && (
        <Button
          type="link"
          icon={<FileTextOutlined aria-hidden />}
          href={new URL(invoice.xml_file, apiUrl('/')).href}
          target="_blank"
          rel="noopener"
          aria-label={t.xmlOf(name)}
          style={{ paddingInline: 0 }}
        >
          {t.xml}
        </Button>
      )}
      {invoice.status === 'draft' && invoice.booking.waits && (
        <Typography.Text type="secondary">{t.acceptFirst}</Typography.Text>
      )}
      {invoice.status === 'draft' && !invoice.booking.waits && (
        <Button ref={trigger} loading={issue.isPending} aria-label={t.issueOf(name)} onClick={send}>
          {t.issue}
        </Button>
      )}
      {isInList && invoice.status !== 'draft' && invoice.can_mail === true && (
        <Button ref={mailTrigger} aria-label={t.mailOf(name)} onClick={() => setMails(true)}>
          {t.mailIt}
        </Button>
      )}
      {invoice.needs_address && <Typography.Text type="warning">{t.addressMissing}</Typography.Text>}
      {invoice.needs_for_xml !== undefined && invoice.needs_for_xml.length > 0 && (
        <Typography.Text type="secondary">{t.lackingForXml(invoice.needs_for_xml)}</Typography.Text>
      )}
      {canCancel && invoice.status === 'issued' && invoice.kind === 'invoice' && (
        <Button ref={trigger} aria-label={t.cancelOf(name)} onClick={() => setCancels(true)}>
          {t.cancel}
        </Button>
      )}
      {issue.error && code === 'client_incomplete' && (
        <ClientAddress invoice={invoice} error={issue.error} onClose={close} onSaved={send} />
      )}
      {issue.error && code === 'letters_missing' && (
        <LettersMissing invoice={invoice} error={issue.error} onClose={close} onIssued={sayIssued} />
      )}
      {issue.error && code !== 'client_incomplete' && code !== 'letters_missing' && (
        <IssueProblem invoice={invoice} error={issue.error} onClose={close} />
      )}
      {mails && (
        <MailDialog
          booking={invoice.booking.id}
          invoice={invoice.id}
          onClose={() => {
            setMails(false)
            mailTrigger.current?.focus()
          }}
        />
      )}
      {cancels && <CancelInvoice invoice={invoice} onClose={close} />}
    </Flex>
  )
}

/** Fetches the code of its dialogs, for `usePreload`. */
InvoiceActions.preload = () => {
  for (const dialog of [ClientAddress, LettersMissing, MailDialog]) dialog.preload()
}
