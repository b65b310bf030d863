import { phoneLink } from '@keyhaven/shared-contracts/domain/text/phone'
import type { Client, ListedClient } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { MailAddress, StatusDot } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { Button, Typography } from 'antd'
import type { Messages } from '../messages/clients/en.ts'
import { clientName } from './client-name.ts'

/** Address in one line. */
export const addressText = ({ address: of }: Client) =>
  [`${of.street} ${of.house_number}`, `${of.postal_code} ${of.city}`, of.country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')

export const clientColumns = (t: Messages, edit: (client: Client) => void): Column<ListedClient>[] => [
  {
    key: 'active',
    title: t.columns.active,
    width: 64,
    card: 'heading',
    render: ({ active }) => (
      <StatusDot tone={active ? 'good' : 'bad'} label={active ? t.active : t.inactive} hideLabel />
    ),
  },
  {
    key: 'name',
    title: t.columns.name,
    width: 160,
    card: 'heading',
    render: (client) => (
      <>
        <strong>{clientName(client)}</strong>
        {client.is_similar && (
          <Text type="secondary" block size={13} weight={400}>
            {t.similarName}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'email',
    title: t.columns.email,
    width: 214,
    render: ({ email }) => (email ? <MailAddress email={email} isLink /> : '–'),
  },
  {
    key: 'phone',
    title: t.columns.phone,
    width: 150,
    render: ({ address: { phone } }) =>
      phone ? (
        <a href={phoneLink(phone)}>
          <Text nowrap>{phone}</Text>
        </a>
      ) : (
        '–'
      ),
  },
  {
    key: 'address',
    title: t.columns.address,
    width: 210,
    render: (client) => <Typography.Text type="secondary">{addressText(client) || '–'}</Typography.Text>,
  },
  {
    key: 'edit',
    title: t.columns.edit,
    width: 126,
    card: 'action',
    render: (client) => (
      <Button aria-label={t.editOne(clientName(client))} onClick={() => edit(client)}>
        {t.edit}
      </Button>
    ),
  },
]
