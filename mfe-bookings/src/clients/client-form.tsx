import {
  type Client,
  client as clientSchema,
  clientChangeOf,
  clientsApi,
  newClient,
} from '@keyhaven/shared-contracts/contract/clients'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { AddressFields } from '@keyhaven/shared-contracts/web/ui/address-fields'
import { ConfirmDelete } from '@keyhaven/shared-contracts/web/ui/confirm-delete'
import { FieldGrid } from '@keyhaven/shared-contracts/web/ui/field-grid'
import { FlagSelect } from '@keyhaven/shared-contracts/web/ui/flag-select'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import { Form, Input } from 'antd'
import { useMemo, useState } from 'react'
import { clientName } from './client-name.ts'

const blank = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const valuesOf = (client?: Client) => {
  if (!client) return { first_name: '', last_name: '', email: '', address: blank }
  const { first_name, last_name, email, active, version, address } = client
  return { first_name, last_name, email, active, version, address }
}

type Props = {
  client?: Client
  onClose: () => void
  /** Told of the new client before the form closes. */
  onCreated?: (client: Client) => void
}

export function ClientForm({ client, onClose, onCreated }: Props) {
  /** The version that the form is about; a newer one may take its place. */
  const [known, setKnown] = useState(client)
  const rules = useMemo(() => (known ? clientChangeOf(known) : newClient), [known])
  const form = useZodForm<typeof newClient>(rules as typeof newClient, valuesOf(client))
  const create = useCommand(clientsApi.create)
  const update = useCommand(clientsApi.update, ['bookings', 'invoices'])
  const remove = useCommand(clientsApi.remove, ['bookings'])
  const { field } = form

  return (
    <FormModal
      title={client ? 'Edit Client' : 'New Client'}
      about={`Client ${client?.id ?? 'new'}`}
      form={form}
      submitLabel={!client ? 'Save' : form.changed ? 'Update' : 'No changes'}
      submitDisabled={client !== undefined && !form.changed}
      onClose={onClose}
      onSubmit={(body) =>
        client ? update.mutateAsync({ params: { id: client.id }, body }) : create.mutateAsync({ body }).then(onCreated)
      }
      onFresh={(current, keepsTyped) => {
        const fresh = clientSchema.parse(current)
        setKnown(fresh)
        form.restart(valuesOf(fresh), keepsTyped)
      }}
      renderActions={(attempt, sending) =>
        client && (
          <ConfirmDelete
            what={clientName(client)}
            hint="Bookings and invoices of this client stay as they are."
            disabled={sending}
            onDelete={() => void attempt(() => remove.mutateAsync({ params: { id: client.id } }))}
          />
        )
      }
    >
      <FieldGrid>
        <Form.Item label="First Name" {...field('first_name')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label="Last Name" {...field('last_name')}>
          <Input autoComplete="off" />
        </Form.Item>
        {/* Alone in its line for a new client: what belongs together then stays side by side. */}
        <Form.Item label="Email" {...field('email')} style={client ? {} : { gridColumn: '1 / -1' }}>
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        {client && (
          <Form.Item label="Active" {...field('active')}>
            <FlagSelect yes="Active" no="Inactive" />
          </Form.Item>
        )}
        <AddressFields field={(name) => field(name, name === 'address.phone' ? ['email'] : undefined)} />
      </FieldGrid>
    </FormModal>
  )
}
