import { Row } from '../layout/row.tsx'
import { Dialog } from '../page/dialog.tsx'
import type { Invoice } from '../../contract/finance/invoices.ts'
import type { ApiError } from '../api/api-error.ts'
import { useReturnedFocus } from '../page/focus.ts'
import { Button } from 'antd'
import { recipientOf } from '../../contract/finance/invoice-words.ts'
import { MendingLinks } from './mending-links.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { documentsCatalog, webCatalog } from '../locale/web-catalog.ts'

type Props = { invoice: Invoice; error: ApiError; onClose: () => void }

/** Problem of a draft that was not issued: what is missing, and the way to where it can be mended. */
export function IssueProblem({ invoice, error, onClose }: Props) {
  // The button is focused when this closes, but the dialog that is still there then may take the focus back.
  useReturnedFocus()
  const t = useMessages(webCatalog)
  const words = useMessages(documentsCatalog)
  const { fields } = error.problem
  const missing = Object.entries(fields ?? {}).flatMap(([field, says]) => says.map((text) => ({ field, text })))
  return (
    <Dialog
      open
      centered
      width={480}
      title={words.notIssued(recipientOf(invoice))}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
      styles={{ title: { overflowWrap: 'anywhere', paddingInlineEnd: 24 }, footer: { marginTop: 20 } }}
    >
      <div role="alert">
        {missing.length === 0 ? (
          error.message
        ) : (
          <>
            {words.missing}
            <ul style={{ margin: '8px 0 0', paddingInlineStart: 18 }}>
              {missing.map(({ field, text }) => (
                <li key={field + text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {missing.length > 0 && (
        <Row gap="8px 20px" wrap marginTop={16}>
          <MendingLinks invoice={invoice} fields={missing.map(({ field }) => field)} onClose={onClose} />
        </Row>
      )}
    </Dialog>
  )
}
