import { Dialog } from '../page/dialog.tsx'
import type { Invoice } from '../../contract/finance/invoices.ts'
import { address } from '../../domain/place/address.ts'
import { type Client, client as clientSchema, clientsApi } from '../../contract/bookings/clients.ts'
import { recipientOf } from '../../contract/finance/invoice-words.ts'
import { useQuery } from '@tanstack/react-query'
import { Typography } from 'antd'
import { useRef, useState } from 'react'
import { z } from 'zod'
import type { ApiError } from '../api/api-error.ts'
import { useZodForm } from '../form/zod-form.ts'
import { useCommand } from '../api/command.ts'
import { q } from '../api/query.ts'
import { AddressFields } from '../form/address-fields.tsx'
import { FieldGrid } from '../form/field-grid.tsx'
import { FormModal } from '../record/form-modal.tsx'
import { IssueProblem } from './issue-problem.tsx'
import { LoadingState } from '../page/loading-state.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { documentsCatalog } from '../locale/web-catalog.ts'

type Props = {
  invoice: Invoice
  /** Error for which the draft was not issued. */
  error: ApiError
  onClose: () => void
  /** Closed with the address saved. */
  onSaved: () => void
}

const rules = z.object({ address: address.omit({ phone: true }) })

/** Asks for the address of a client on the spot, where it is all that an invoice still needs. */
export function ClientAddress({ invoice, error, onClose, onSaved }: Props) {
  const t = useMessages(documentsCatalog)
  const { data, error: notFound } = useQuery({
    ...q(clientsApi.one, { params: { id: invoice.booking.client.id } }),
    staleTime: 0,
  })
  // One who is archived cannot be changed.
  if (notFound) return <IssueProblem invoice={invoice} error={error} onClose={onClose} />
  if (data) return <AddressForm client={data} why={error.message} onClose={onClose} onSaved={onSaved} />
  return (
    <Dialog open centered width={480} title={t.addressOf(recipientOf(invoice))} footer={null} onCancel={onClose}>
      <LoadingState />
    </Dialog>
  )
}

type FormProps = { client: Client; why: string } & Pick<Props, 'onClose' | 'onSaved'>

function AddressForm({ client: given, why, onClose, onSaved }: FormProps) {
  const t = useMessages(documentsCatalog)
  const [client, setClient] = useState(given)
  const isSaved = useRef(false)
  const form = useZodForm(rules, { address: client.address })
  const update = useCommand(clientsApi.update)
  return (
    <FormModal
      title={t.addressOf(`${client.first_name} ${client.last_name}`.trim())}
      about={`Address of client ${client.id}`}
      width={480}
      form={form}
      submitLabel={t.saveAndIssue}
      onClose={() => (isSaved.current ? onSaved() : onClose())}
      done={null}
      onSubmit={async ({ address: typed }) => {
        const body = { ...client, address: { ...client.address, ...typed } }
        await update.mutateAsync({ params: { id: client.id }, body })
        isSaved.current = true
      }}
      onFresh={(current, keepsTyped) => {
        const fresh = clientSchema.parse(current)
        setClient(fresh)
        form.restart({ address: fresh.address }, keepsTyped)
      }}
    >
      <Typography.Paragraph>{why}</Typography.Paragraph>
      <FieldGrid>
        <AddressFields field={form.field} withPhone={false} />
      </FieldGrid>
    </FormModal>
  )
}
