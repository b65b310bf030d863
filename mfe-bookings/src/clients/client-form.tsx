import {
  type Client,
  client as clientSchema,
  clientChangeOf,
  clientsApi,
  newClient,
} from '@keyhaven/shared-contracts/contract/bookings/clients'
import { AddressFields, EmailSlip, FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Row } from '@keyhaven/shared-contracts/web/layout'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { q } from '@keyhaven/shared-contracts/web/api'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useQuery } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { linesOfCountry } from '@keyhaven/shared-contracts/domain/place/address'
import { useMemo, useState } from 'react'
import { clientsCatalog } from '../messages/catalogs.ts'
import { ClientLanguage } from './client-language.tsx'
import { clientName } from './client-name.ts'
import { ClientPrivacy } from './client-privacy.tsx'

/** Inputs that a country makes required. */
const linesByCountry = Object.fromEntries(
  Object.keys(linesOfCountry).map((line) => [`address.${line}`, ['address.country']]),
)
const blank = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const noCompany = { company: '', vat_id: '', buyer_reference: '' }
const valuesOf = (client?: Client) => {
  if (!client)
    return { first_name: '', last_name: '', email: '', address: blank, locale: null, notes: '', ...noCompany }
  const { first_name, last_name, email, active, version, address, locale, notes = '' } = client
  const { company = '', vat_id = '', buyer_reference = '' } = client
  const business = { company, vat_id, buyer_reference }
  return { first_name, last_name, email, active, version, address, locale: locale ?? null, notes, ...business }
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
      {client && (
        <Row justify="space-between" align="center" gap={8} marginBottom={12}>
          <ClientStays client={client.id} />
          <ClientPrivacy
            client={client}
            onErased={() => {
              form.restart(valuesOf(client))
              onClose()
            }}
          />
        </Row>
      )}
      <FieldGrid>
        <Form.Item label={t.form.firstName} {...field('first_name')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.form.lastName} {...field('last_name')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.form.email} extra={<EmailSlip name={['email']} />} {...field('email')}>
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
        <AddressFields
          field={(name) => {
            const others = { 'address.phone': ['email'], ...linesByCountry }[String(name)]
            return field(name, others)
          }}
        />
        <Form.Item label={t.form.company} {...field('company')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.form.vatId} {...field('vat_id')}>
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Form.Item>
      </FieldGrid>
      <Form.Item label={t.form.buyerReference} extra={t.form.buyerReferenceHint} {...field('buyer_reference')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={t.form.notes} extra={t.form.notesHint} {...field('notes')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
    </RecordModal>
  )
}

/** Number of stays, as a link to them. */
function ClientStays({ client }: { client: number }) {
  const { history: t } = useMessages(clientsCatalog)
  const { data } = useQuery(q(clientsApi.history, { params: { id: client } }))
  return <TextLink to={paths.client(client)}>{data ? t.staysSince(data.stays, data.last_arrival) : t.staysOf}</TextLink>
}
