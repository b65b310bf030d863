import { ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { clientsApi, type Client, clientsQuery } from '@keyhaven/shared-contracts/contract/clients'
import { useEditing } from '@keyhaven/shared-contracts/web/editing'
import { q, qList } from '@keyhaven/shared-contracts/web/query'
import { ActiveFilter } from '@keyhaven/shared-contracts/web/ui/active-filter'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { DownloadButton } from '@keyhaven/shared-contracts/web/ui/download-button'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import { useSavedNotice } from '@keyhaven/shared-contracts/web/ui/saved-notice'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Spin } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { clientColumns } from './client-columns.tsx'

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
function OpenedClient() {
  const [params, setParams] = useSearchParams()
  const said = params.get('client') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(said)) return null
  const close = () => setParams(withoutClient, { replace: true, preventScrollReset: true })
  return <Opened key={said} id={Number(said)} onClose={close} />
}

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')
const ClientImportDialog = lazyDialog(() => import('./client-import-dialog.tsx'), 'ClientImportDialog')

const filters = clientsQuery.pick({ active: true })

export function ClientsPage() {
  usePreload(ClientForm)
  const [editing, setEditing] = useEditing<Client>()
  const [isImporting, setImporting] = useState(false)
  const saved = useSavedNotice<Client>('clients', 'Client saved', setEditing)
  const actions = (
    <>
      <DownloadButton what="clients" filters={filters} label="Export CSV" />
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setImporting(true)}>
        Import
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
        New Client
      </Button>
    </>
  )
  return (
    <>
      <PageTitle title="Clients" actions={actions} />
      <DataTable
        what="clients"
        list={(query) => qList(clientsApi.list, { query })}
        filters={filters}
        renderFilters={(chosen, filterBy) => (
          <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
        )}
        columns={clientColumns(setEditing)}
        empty={
          <EmptyState
            title="No clients yet"
            hint="Clients are the guests who book your units. Add them one by one, or import a list."
            action={
              <Button type="primary" onClick={() => setEditing('new')}>
                Add your first client
              </Button>
            }
          />
        }
      />
      {editing && (
        <ClientForm
          {...(editing !== 'new' && { client: editing })}
          onCreated={saved}
          onClose={() => setEditing(null)}
        />
      )}
      {isImporting && <ClientImportDialog onClose={() => setImporting(false)} />}
      <OpenedClient />
    </>
  )
}
