import {
  type Client,
  client as clientSchema,
  clientChangeOf,
  clientsApi,
  newClient,
} from '@keyhaven/shared-contracts/contract/clients'
import { AddressFields, FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { useMemo, useState } from 'react'
import { clientsCatalog } from '../messages/catalogs.ts'
import { ClientLanguage } from './client-language.tsx'
import { clientName } from './client-name.ts'
import { ClientPrivacy } from './client-privacy.tsx'

const blank = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const valuesOf = (client?: Client) => {
  if (!client) return { first_name: '', last_name: '', email: '', address: blank, locale: null, notes: '' }
  const { first_name, last_name, email, active, version, address, locale, notes = '' } = client
  return { first_name, last_name, email, active, version, address, locale: locale ?? null, notes }
}

type Props = {
  client?: Client
  onClose: () => void
  /** Called with the new client before the form closes. */
  onCreated?: (client: Client) => void
}

export function ClientForm({ client, onClose, onCreated }: Props) {
  const t = useMessages(clientsCatalog)
  const [version, setVersion] = useState(client)
  const rules = useMemo(() => (version ? clientChangeOf(version) : newClient), [version])
  const form = useZodForm<typeof newClient>(rules as typeof newClient, valuesOf(client))
  const modal = useRecord(clientsApi, {
    ...{ form, record: client, schema: clientSchema, valuesOf, onCreated },
    onVersion: setVersion,
  })
  const { field } = form

  return (
    <RecordModal
      {...modal}
      what="Client"
      name={client && clientName(client)}
      consequence={t.form.consequence}
      onClose={onClose}
    >
      <FieldGrid>
        <Form.Item label={t.form.firstName} {...field('first_name')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.form.lastName} {...field('last_name')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.form.email} {...field('email')}>
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        {client && (
          <Form.Item label={t.form.active} {...field('active')}>
            <FlagSelect yes={t.active} no={t.inactive} />
          </Form.Item>
        )}
        {/* Alone in its line where there is one field more: what belongs together then stays side by side. */}
        <Form.Item label={t.language.label} {...field('locale')} style={client ? { gridColumn: '1 / -1' } : {}}>
          <ClientLanguage />
        </Form.Item>
        <AddressFields field={(name) => field(name, name === 'address.phone' ? ['email'] : undefined)} />
      </FieldGrid>
      <Form.Item label={t.form.notes} extra={t.form.notesHint} {...field('notes')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      {client && <ClientPrivacy client={client} onErased={() => form.restart(valuesOf(client))} onClose={onClose} />}
    </RecordModal>
  )
}
