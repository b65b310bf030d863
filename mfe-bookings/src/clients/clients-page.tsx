import { ImportOutlined } from '@ant-design/icons'
import { clientsApi, clientsQuery } from '@keyhaven/shared-contracts/contract/clients'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { DownloadButton, ActiveFilter, ListPage } from '@keyhaven/shared-contracts/web/list'
import { EmptyState, lazyDialog, ProblemState, usePreload } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Spin } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { clientColumns } from './client-columns.tsx'

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')
const ClientImportDialog = lazyDialog(() => import('./client-import-dialog.tsx'), 'ClientImportDialog')

const filters = clientsQuery.pick({ active: true })

const withoutClient = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  rest.delete('client')
  return rest
}

function LoadedClientForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(q(clientsApi.one, { params: { id } }))
  if (data) return <ClientForm client={data} onClose={onClose} />
  if (!error) return <Spin fullscreen delay={300} />
  return (
    <Modal open centered title="Client" footer={null} onCancel={onClose} mask={{ closable: true }}>
      {error.status === 404 ? (
        <EmptyState
          title="This client no longer exists"
          hint="It was deleted, or the link is wrong."
          action={<Button onClick={onClose}>Close</Button>}
        />
      ) : (
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Modal>
  )
}

/** The form of the client that the address names, `?client=12`, over the list. */
function ClientInAddress() {
  const [params, setParams] = useSearchParams()
  const named = params.get('client') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(named)) return null
  const close = () => setParams(withoutClient, { replace: true, preventScrollReset: true })
  return <LoadedClientForm key={named} id={Number(named)} onClose={close} />
}

export function ClientsPage() {
  usePreload(ClientForm)
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <ListPage
        title="Clients"
        one="Client"
        what="clients"
        list={(query) => qList(clientsApi.list, { query })}
        actions={
          <>
            <DownloadButton what="clients" filters={filters} label="Export CSV" />
            <Button icon={<ImportOutlined aria-hidden />} onClick={() => setImporting(true)}>
              Import
            </Button>
          </>
        }
        filters={filters}
        renderFilters={(chosen, filterBy) => (
          <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
        )}
        columns={clientColumns}
        empty={{
          title: 'No clients yet',
          hint: 'Clients are the guests who book your units. Add them one by one, or import a list.',
          action: 'Add your first client',
        }}
        renderForm={({ item, ...form }) => <ClientForm {...form} {...(item && { client: item })} />}
      />
      {isImporting && <ClientImportDialog onClose={() => setImporting(false)} />}
      <ClientInAddress />
    </>
  )
}
