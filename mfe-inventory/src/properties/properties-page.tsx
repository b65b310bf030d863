import { propertiesApi, propertiesQuery } from '@keyhaven/shared-contracts/contract/properties'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, ListPage } from '@keyhaven/shared-contracts/web/list'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { propertyColumns } from './property-columns.tsx'

const PropertyForm = lazyDialog(() => import('./property-form.tsx'), 'PropertyForm')

const filters = propertiesQuery.pick({ active: true })

export function PropertiesPage() {
  usePreload(PropertyForm)
  return (
    <ListPage
      title="Properties"
      one="Property"
      what="properties"
      list={(query) => qList(propertiesApi.list, { query })}
      filters={filters}
      renderFilters={(chosen, filterBy) => (
        <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
      )}
      columns={propertyColumns}
      empty={{
        title: 'No properties yet',
        hint: 'A property is a house with an address. Its units are what guests book.',
        action: 'Add your first property',
      }}
      // Its pictures are saved after it.
      reload={(id) => q(propertiesApi.one, { params: { id } })}
      renderForm={({ item, ...form }) => <PropertyForm {...form} {...(item && { property: item })} />}
    />
  )
}
