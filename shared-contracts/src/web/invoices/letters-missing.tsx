import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import { Form, Input } from 'antd'
import { type Invoice, invoicesApi, issuing } from '../../contract/finance/invoices.ts'
import { recipientOf } from '../../contract/finance/invoice-words.ts'
import type { ApiError } from '../api/api-error.ts'
import { useCommand } from '../api/command.ts'
import { useZodForm } from '../form/zod-form.ts'
import { useMessages } from '../locale/use-locale.ts'
import { documentsCatalog } from '../locale/web-catalog.ts'
import { FormModal } from '../record/form-modal.tsx'
import { MendingLinks } from './mending-links.tsx'

type Props = {
  invoice: Invoice
  /** Names the letters by their fields. */
  error: ApiError
  onClose: () => void
  onIssued: (invoice: Invoice) => void
}

/** Says before a document stands for good which letters it cannot print, and issues it all the same, also under another name. */
export function LettersMissing({ invoice, error, onClose, onIssued }: Props) {
  const t = useMessages(documentsCatalog)
  const fields = error.problem.fields ?? {}
  const form = useZodForm(issuing, {
    replace_letters: true,
    ...('client.name' in fields && { recipient_name: recipientOf(invoice) }),
  })
  const issue = useCommand(invoicesApi.issue)
  return (
    <FormModal
      title={t.lettersMissing}
      width={480}
      form={form}
      losesNothing
      submitLabel={t.issue}
      onClose={onClose}
      done={null}
      onSubmit={async (body) => onIssued(await issue.mutateAsync({ params: { id: invoice.id }, body }))}
    >
      <div role="alert">
        <Box marginBottom={8}>{error.message}</Box>
        <ul style={{ margin: '0 0 16px', paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
          {Object.values(fields)
            .flat()
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </div>
      {'client.name' in fields && (
        <Form.Item label={t.nameOnDocument} extra={t.nameOnDocumentHint} {...form.field('recipient_name')}>
          <Input autoComplete="off" maxLength={101} />
        </Form.Item>
      )}
      <Row gap="8px 20px" wrap marginBottom={16}>
        <MendingLinks invoice={invoice} fields={Object.keys(fields)} onClose={onClose} />
      </Row>
    </FormModal>
  )
}
