import { phoneLink } from '@keyhaven/shared-contracts/domain/text/phone'
import { type Client, clientsApi } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { malformedId } from '@keyhaven/shared-contracts/domain/money/number'
import { guestLocales, languageNames } from '@keyhaven/shared-contracts/domain/locale'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Fact, FactGroup, MailAddress, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { EmptyState, lazyDialog, LoadingState, PageTitle, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { BookingDialogs } from '../bookings/popup/booking-dialogs.tsx'
import { clientsCatalog } from '../messages/catalogs.ts'
import { addressText } from './client-columns.tsx'
import { ClientHistory } from './client-history.tsx'
import { clientName } from './client-name.ts'
import { ClientPrivacy } from './client-privacy.tsx'

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')
const BookingForm = lazyDialog(() => import('../bookings/form/booking-form.tsx'), 'BookingForm')

/** Contact details and the owner's notes. */
function ClientFacts({ client }: { client: Client }) {
  const t = useMessages(clientsCatalog)
  const { email, address, active, notes } = client
  const locale = guestLocales.find((one) => one === client.locale)
  // Most guests pay for themselves.
  const business = [
    { name: t.form.company, value: client.company },
    { name: t.form.vatId, value: client.vat_id },
    { name: t.form.buyerReference, value: client.buyer_reference },
  ].filter(({ value }) => value)
  return (
    <Card>
      <FactGroup>
        <Fact name={t.columns.active}>
          <StatusDot tone={active ? 'good' : 'bad'} label={active ? t.active : t.inactive} />
        </Fact>
        <Fact name={t.columns.phone}>{address.phone && <a href={phoneLink(address.phone)}>{address.phone}</a>}</Fact>
        <Fact name={t.columns.email}>{email && <MailAddress email={email} isLink />}</Fact>
        <Fact name={t.columns.address}>{addressText(client)}</Fact>
        {business.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name={t.language.label}>{locale ? languageNames[locale] : t.language.unknown}</Fact>
        <Fact name={t.form.notes}>
          <Text preLine>{notes ? notes : '–'}</Text>
        </Fact>
      </FactGroup>
    </Card>
  )
}

/** A guest with their stays, sums, payments and notes. */
export function ClientPage() {
  const t = useMessages(clientsCatalog)
  const idParam = useParams()['id'] ?? ''
  const id = /^[1-9]\d{0,14}$/.test(idParam) ? Number(idParam) : malformedId
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'form' | 'booking' | null>(null)
  const close = () => setDialog(null)
  const { data: client, error, isFetching, refetch } = useQuery(q(clientsApi.one, { params: { id } }))
  const toList = <TextLink to={paths.clients()}>{t.toList}</TextLink>
  if (error?.status === 404) {
    return (
      <>
        <PageTitle title={t.formTitle} />
        <Card>
          <EmptyState title={t.gone} hint={t.goneHint} action={toList} />
        </Card>
      </>
    )
  }
  if (!client) {
    return (
      <>
        <PageTitle title={t.formTitle} />
        {error ? <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <LoadingState />}
      </>
    )
  }
  return (
    <>
      <Box marginBottom={4}>{toList}</Box>
      <PageTitle
        title={clientName(client)}
        actions={
          <>
            <ClientPrivacy client={client} onErased={() => void navigate(paths.clients())} />
            <Button onClick={() => setDialog('form')}>{t.edit}</Button>
            <Button type="primary" onClick={() => setDialog('booking')}>
              {t.history.newBooking}
            </Button>
          </>
        }
      />
      <Flex gap={16} wrap align="start">
        <Box flex="1 1 300px">
          <ClientFacts client={client} />
        </Box>
        <Box flex="3 1 520px">
          <ClientHistory client={client.id} />
        </Box>
      </Flex>
      {dialog === 'form' && <ClientForm client={client} onClose={close} />}
      {dialog === 'booking' && <BookingForm initial={{ client: client.id }} onClose={close} />}
      <BookingDialogs />
    </>
  )
}
