import { propertiesApi, propertiesQuery } from '@keyhaven/shared-contracts/contract/properties'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, ListPage } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { propertiesCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { propertyColumns } from './property-columns.tsx'

const PropertyForm = lazyDialog(() => import('./property-form.tsx'), 'PropertyForm')

const filters = propertiesQuery.pick({ active: true })

export function PropertiesPage() {
  usePreload(PropertyForm)
  const t = useMessages(propertiesCatalog)
  const records = useMessages(recordsCatalog)
  return (
    <ListPage
      title={t.title}
      one="Property"
      what="properties"
      list={(query) => qList(propertiesApi.list, { query })}
      filters={filters}
      renderFilters={(chosen, filterBy) => (
        <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
      )}
      columns={propertyColumns(t, records)}
      empty={t.empty}
      // Its pictures are saved after it.
      reload={(id) => q(propertiesApi.one, { params: { id } })}
      renderForm={({ item, ...form }) => <PropertyForm {...form} {...(item && { property: item })} />}
    />
  )
}
