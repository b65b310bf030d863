import { PlusOutlined } from '@ant-design/icons'
import { type Service, servicesApi } from '@keyhaven/shared-contracts/contract/services'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Button } from 'antd'
import { useState } from 'react'
import { serviceColumns } from './service-columns.tsx'

const ServiceForm = lazyDialog(() => import('./service-form.tsx'), 'ServiceForm')

export function ServicesPage() {
  usePreload(ServiceForm)
  const [editing, setEditing] = useState<Service | 'new' | null>(null)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      New Service
    </Button>
  )
  return (
    <>
      <PageTitle title="Services" actions={add} />
      <DataTable
        what="services"
        list={(page) => qList(servicesApi.list, { query: page })}
        columns={serviceColumns(setEditing)}
        empty={
          <EmptyState
            title="No services yet"
            hint="Breakfast, parking, final cleaning: what guests can add to a stay, once or for each day."
          />
        }
      />
      {editing && <ServiceForm {...(editing !== 'new' && { service: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
