import { clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { q } from '@keyhaven/shared-contracts/web/query'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Spin } from 'antd'
import { useSearchParams } from 'react-router-dom'

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')

const withoutClient = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  rest.delete('client')
  return rest
}

function Opened({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(q(clientsApi.one, { params: { id } }))
  if (data) return <ClientForm client={data} onClose={onClose} />
  if (!error) return <Spin fullscreen delay={300} />
  return (
    <Modal open centered title="Client" footer={null} onCancel={onClose} mask={{ closable: true }}>
      {error.status === 404 ? (
        <EmptyState
          title="This client does not exist any more"
          hint="It was deleted, or the link is not right."
          action={<Button onClick={onClose}>Close</Button>}
        />
      ) : (
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Modal>
  )
}

/** The form of the client that the address names, `?client=12`, over the list. */
export function OpenedClient() {
  const [params, setParams] = useSearchParams()
  const said = params.get('client') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(said)) return null
  const close = () => setParams(withoutClient, { replace: true, preventScrollReset: true })
  return <Opened key={said} id={Number(said)} onClose={close} />
}
