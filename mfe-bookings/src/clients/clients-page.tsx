import { PlusOutlined } from '@ant-design/icons'
import { type Client, clientsApi } from '@keyhaven/shared-contracts/contract/clients'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Button } from 'antd'
import { useState } from 'react'
import { clientColumns } from './client-columns.tsx'
import { ClientForm } from './client-form.tsx'

export function ClientsPage() {
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
