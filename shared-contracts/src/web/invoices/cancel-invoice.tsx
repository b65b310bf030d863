import { Box } from '../layout/box.tsx'
import { Dialog } from '../page/dialog.tsx'
import { type Invoice, invoicesApi } from '../../contract/finance/invoices.ts'
import { refreshAfter, useCommand } from '../api/command.ts'
import { useReturnedFocus } from '../page/focus.ts'
import { ProblemState } from '../page/problem-state.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { recipientOf } from '../../contract/finance/invoice-words.ts'
import { useMessages } from '../locale/use-locale.ts'
import { documentsCatalog, webCatalog } from '../locale/web-catalog.ts'

/** Cancels an issued invoice after saying what that does. */
export function CancelInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  useReturnedFocus()
  const t = useMessages(webCatalog)
  const words = useMessages(documentsCatalog)
  const { message } = App.useApp()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useCommand(invoicesApi.cancel)
  const { id, invoice_number, total_price } = invoice
  const send = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ cancellation, draft }) => {
          void message.success(
            (draft ? words.cancelledWithDraft : words.cancelled)(cancellation.invoice_number, invoice_number),
          )
          onClose()
        },
        // Somebody else may have been faster: the list is old then.
        onError: () => refreshAfter(cache, invoicesApi.cancel),
      },
    )
  // What became of it is said in here.
  const close = () => {
    if (!isPending) onClose()
  }
  return (
    <Dialog
      open
      centered
      width={480}
      title={words.cancelQuestion(invoice_number)}
      onCancel={close}
      styles={{ title: { overflowWrap: 'anywhere', paddingInlineEnd: 24 }, footer: { marginTop: 20 } }}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            {t.keep}
          </Button>
          <Button danger type="primary" loading={isPending} onClick={send}>
            {words.cancelThis(invoice_number)}
          </Button>
        </>
      }
    >
      <ul style={{ margin: 0, paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
        <li>{words.reverses(invoice_number, total_price, recipientOf(invoice))}</li>
        <li>{words.staysInList}</li>
        <li>{words.bookingStays}</li>
        <li>{words.cannotBeUndone}</li>
      </ul>
      {error && (
        <Box marginTop={16}>
          <ProblemState error={error} />
        </Box>
      )}
    </Dialog>
  )
}
