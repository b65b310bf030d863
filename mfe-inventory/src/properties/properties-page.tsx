import { propertiesApi, propertiesQuery, type Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, ListPage } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { propertiesCatalog } from '../messages/catalogs.ts'
import { PropertyCards, useOutlook } from './property-cards.tsx'

const PropertyForm = lazyDialog(() => import('./property-form.tsx'), 'PropertyForm')

const filters = propertiesQuery.pick({ active: true })

export function PropertiesPage() {
  usePreload(PropertyForm)
  const t = useMessages(propertiesCatalog)
  const outlook = useOutlook()
  return (
    <ListPage<Property, Property, typeof filters>
      title={t.title}
      one="Property"
      what="properties"
      list={(query) => qList(propertiesApi.list, { query })}
      filters={filters}
      renderFilters={(values, filterBy) => (
        <ActiveFilter value={values.active} onChange={(value) => filterBy('active', value)} />
      )}
      renderRows={(edit, rows, highlightedId) => (
        <PropertyCards properties={rows} outlook={outlook} highlightedId={highlightedId} onEdit={edit} />
      )}
      empty={t.empty}
      // Its pictures are saved after it.
      reload={(id) => q(propertiesApi.one, { params: { id } })}
      renderForm={({ item, ...form }) => <PropertyForm {...form} {...(item && { property: item })} />}
    />
  )
}
