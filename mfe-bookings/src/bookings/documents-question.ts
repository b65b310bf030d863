import { type DocumentsChange, sayDocumentsChange } from '@keyhaven/shared-contracts/contract/documents-change'
import { ApiError } from '@keyhaven/shared-contracts/web/api-error'
import { App } from 'antd'

/** The issued invoice that a change may cancel, once somebody has said so; null until then. */
export type Agreed = { cancels_invoice: string | null }
const nothingAgreed: Agreed = { cancels_invoice: null }

const questionOf = (documents: DocumentsChange) => ({
  title: documents.replacement ? 'This replaces an issued invoice' : 'This cancels an issued invoice',
  content: `${sayDocumentsChange(documents)} This cannot be undone. Send your guest the new ${documents.replacement?.status === 'issued' ? 'documents' : 'document'}.`,
  okText: documents.replacement ? 'Replace the invoice' : 'Cancel the invoice',
  cancelText: 'Leave it as it is',
  // Enter may still be held down from the step before.
  focusable: { autoFocusButton: 'cancel' as const },
  centered: true,
  width: 460,
})

/**
 * Sends a change of a booking. Where that would cancel an issued invoice the server says so; then it is asked for, and
 * sent again with the word. `false` where nothing was changed after all.
 */
export const useDocumentsQuestion = () => {
  const { modal } = App.useApp()
  const sendAgreed = async <T>(
    send: (agreed: Agreed) => Promise<T>,
    agreed: Agreed = nothingAgreed,
  ): Promise<T | false> => {
    try {
      return await send(agreed)
    } catch (error) {
      const documents = error instanceof ApiError ? error.problem.documents : undefined
      if (!documents) throw error
      const isMeant = await modal.confirm(questionOf(documents))
      return isMeant && sendAgreed(send, { cancels_invoice: documents.cancels.number })
    }
  }
  return sendAgreed
}
