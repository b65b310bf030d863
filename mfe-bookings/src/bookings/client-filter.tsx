import { clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { clientName } from '../clients/client-name.ts'

/** Says that the list shows one client alone, and takes that away. */
export function ClientFilter({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data, error } = useQuery(q(clientsApi.one, { params: { id } }))
  const name = data ? clientName(data) : error ? 'Unknown client' : 'One client'
  return (
    <Tag
      closable={{ closeIcon: true, 'aria-label': `Show the bookings of all clients, not only of ${name}` }}
      onClose={(event) => {
        event.preventDefault()
        onRemove()
      }}
      style={{ lineHeight: '34px', fontSize: 14, margin: 0 }}
    >
      {name}
    </Tag>
  )
}
