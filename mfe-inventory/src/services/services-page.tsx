import { PlusOutlined } from '@ant-design/icons'
import { type Service, servicesApi, servicesQuery } from '@keyhaven/shared-contracts/contract/services'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { FilterSelect } from '@keyhaven/shared-contracts/web/ui/filter-select'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { PropertyFilter } from '@keyhaven/shared-contracts/web/ui/property-filter'
import { useSavedNotice } from '@keyhaven/shared-contracts/web/ui/saved-notice'
import { Button } from 'antd'
import { useState } from 'react'
import { ActiveFilter } from '@keyhaven/shared-contracts/web/ui/active-filter'
import { serviceColumns } from './service-columns.tsx'
import { typeOptions } from './service-words.ts'

const ServiceForm = lazyDialog(() => import('./service-form.tsx'), 'ServiceForm')

const filters = servicesQuery.pick({ active: true, property: true, type: true })

export function ServicesPage() {
  usePreload(ServiceForm)
  const [editing, setEditing] = useState<Service | 'new' | null>(null)
  const saved = useSavedNotice<Service>('services', 'Service saved', setEditing)
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
        list={(query) => qList(servicesApi.list, { query })}
        filters={filters}
        renderFilters={(chosen, filterBy) => (
          <>
            <PropertyFilter value={chosen.property} onChange={(value) => filterBy('property', value)} />
            <FilterSelect
              label="Type"
              any="Any type"
              options={typeOptions}
              value={chosen.type}
              onChange={(value) => filterBy('type', value)}
            />
            <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
          </>
        )}
        columns={serviceColumns(setEditing)}
        empty={
          <EmptyState
            title="No services yet"
            hint="Breakfast, parking, final cleaning: what guests can add to a stay, once or for each day."
            action={
              <Button type="primary" onClick={() => setEditing('new')}>
                Add your first service
              </Button>
            }
          />
        }
      />
      {editing && (
        <ServiceForm
          {...(editing !== 'new' && { service: editing })}
          onCreated={saved}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
