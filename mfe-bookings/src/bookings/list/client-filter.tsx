import { CloseOutlined } from '@ant-design/icons'
import { clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { clientName } from '../../clients/client-name.ts'

/** Says that the list shows one client alone, and takes that away. */
export function ClientFilter({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data, error } = useQuery(q(clientsApi.one, { params: { id } }))
  const name = data ? clientName(data) : error ? 'Unknown client' : 'One client'
  return (
    <Button
      icon={<CloseOutlined aria-hidden />}
      iconPlacement="end"
      aria-label={`Show the bookings of all clients, not only of ${name}`}
      onClick={onRemove}
    >
      {name}
    </Button>
  )
}
