import { PlusOutlined } from '@ant-design/icons'
import { type Client, clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Button } from 'antd'
import { useState } from 'react'
import { clientColumns } from './client-columns.tsx'

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')

export function ClientsPage() {
  usePreload(ClientForm)
  const [editing, setEditing] = useState<Client | 'new' | null>(null)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      New Client
    </Button>
  )
  return (
    <>
      <PageTitle title="Clients" actions={add} />
      <DataTable
        what="clients"
        list={(page) => qList(clientsApi.list, { query: page })}
        columns={clientColumns(setEditing)}
        empty={<EmptyState title="No clients yet" hint="Clients are the guests who book your units." />}
      />
      {editing && <ClientForm {...(editing !== 'new' && { client: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
