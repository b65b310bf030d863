import type { Client } from '@keyhaven/shared-contracts/contract/clients'
import type { Column } from '@keyhaven/shared-contracts/web/column'
import { StatusDot } from '@keyhaven/shared-contracts/web/ui/status-dot'
import { Button } from 'antd'
import { clientName } from './client-name.ts'

const address = ({ address: of }: Client) =>
  [`${of.street} ${of.house_number}`, `${of.postal_code} ${of.city}`, of.country, of.phone]
    .filter((part) => part.trim())
    .join(', ')

export const clientColumns = (edit: (client: Client) => void): Column<Client>[] => [
  {
    key: 'active',
    title: 'Active',
    width: 80,
    card: 'heading',
    render: ({ active }) => (
      <StatusDot tone={active ? 'good' : 'bad'} label={active ? 'Active' : 'Inactive'} hideLabel />
    ),
  },
  { key: 'name', title: 'Name', width: 200, card: 'heading', render: (client) => clientName(client) },
  { key: 'email', title: 'Email', width: 260, render: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
  { key: 'address', title: 'Address', width: 340, render: address },
  {
    key: 'edit',
    title: 'Edit',
    width: 90,
    card: 'action',
    render: (client) => (
      <Button aria-label={`Edit ${clientName(client)}`} onClick={() => edit(client)}>
        Edit
      </Button>
    ),
  },
]
