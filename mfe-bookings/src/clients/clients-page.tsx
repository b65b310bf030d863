import { ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { type Client, clientsApi, clientsQuery } from '@keyhaven/shared-contracts/contract/clients'
import { useEditing } from '@keyhaven/shared-contracts/web/editing'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { ActiveFilter } from '@keyhaven/shared-contracts/web/ui/active-filter'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { DownloadButton } from '@keyhaven/shared-contracts/web/ui/download-button'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { useSavedNotice } from '@keyhaven/shared-contracts/web/ui/saved-notice'
import { Button } from 'antd'
import { useState } from 'react'
import { clientColumns } from './client-columns.tsx'
import { OpenedClient } from './opened-client.tsx'

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')
const ImportClients = lazyDialog(() => import('./client-import-dialog.tsx'), 'ImportClients')

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
      {isImporting && <ImportClients onClose={() => setImporting(false)} />}
      <OpenedClient />
    </>
  )
}
