import { type Invoice, invoicesApi } from '../../contract/invoices.ts'
import { showEuros } from '../../domain/money.ts'
import { refreshAfter, useCommand } from '../api/query.ts'
import { useReturnedFocus } from '../page/returned-focus.ts'
import { ProblemState } from '../page/problem-state.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Modal } from 'antd'
import { recipientOf } from '../../contract/invoice-words.ts'

/** Cancels an issued invoice after saying what that does. */
export function CancelInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  useReturnedFocus()
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
            `${cancellation.invoice_number} cancels ${invoice_number}.${draft ? ' The booking has a new draft.' : ''}`,
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
    <Modal
      open
      centered
      width={480}
      title={`Cancel invoice ${invoice_number}?`}
      onCancel={close}
      styles={{ title: { overflowWrap: 'anywhere', paddingInlineEnd: 24 }, footer: { marginTop: 20 } }}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            Keep it
          </Button>
          <Button danger type="primary" loading={isPending} onClick={send}>
            Cancel {invoice_number}
          </Button>
        </>
      }
    >
      <ul style={{ margin: 0, paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
        <li>
          A second document with its own number cancels {invoice_number} and reverses {showEuros(total_price)}. Send
          both to {recipientOf(invoice)}.
        </li>
        <li>The invoice stays in the list as cancelled; its number is never used again.</li>
        <li>The booking and its payments stay as they are. Unless the booking is cancelled, it gets a new draft.</li>
        <li>This cannot be undone.</li>
      </ul>
      {error && (
        <div style={{ marginTop: 16 }}>
          <ProblemState error={error} />
        </div>
      )}
    </Modal>
  )
}
