import { PlusOutlined } from '@ant-design/icons'
import { propertiesApi, propertiesQuery, type Property } from '@keyhaven/shared-contracts/contract/properties'
import { useEditing } from '@keyhaven/shared-contracts/web/editing'
import { q, qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { useSavedNotice } from '@keyhaven/shared-contracts/web/ui/saved-notice'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { ActiveFilter } from '@keyhaven/shared-contracts/web/ui/active-filter'
import { propertyColumns } from './property-columns.tsx'

const PropertyForm = lazyDialog(() => import('./property-form.tsx'), 'PropertyForm')

const filters = propertiesQuery.pick({ active: true })

export function PropertiesPage() {
  usePreload(PropertyForm)
  const [editing, setEditing] = useEditing<Property>()
  const cache = useQueryClient()
  // With its pictures, which came after it.
  const saved = useSavedNotice<Property>('properties', 'Property saved', async ({ id }) =>
    setEditing(await cache.fetchQuery(q(propertiesApi.one, { params: { id } }))),
  )
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      New Property
    </Button>
  )
  return (
    <>
      <PageTitle title="Properties" actions={add} />
      <DataTable
        what="properties"
        list={(query) => qList(propertiesApi.list, { query })}
        filters={filters}
        renderFilters={(chosen, filterBy) => (
          <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
        )}
        columns={propertyColumns(setEditing)}
        empty={
          <EmptyState
            title="No properties yet"
            hint="A property is a house with an address. Its units are what guests book."
            action={
              <Button type="primary" onClick={() => setEditing('new')}>
                Add your first property
              </Button>
            }
          />
        }
      />
      {editing && (
        <PropertyForm
          {...(editing !== 'new' && { property: editing })}
          onCreated={saved}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
