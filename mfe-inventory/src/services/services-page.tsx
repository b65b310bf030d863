import { servicesApi, servicesQuery } from '@keyhaven/shared-contracts/contract/services'
import { qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, FilterSelect, ListPage, PropertyFilter } from '@keyhaven/shared-contracts/web/list'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { serviceColumns } from './service-columns.tsx'
import { typeOptions } from './service-words.ts'

const ServiceForm = lazyDialog(() => import('./service-form.tsx'), 'ServiceForm')

const filters = servicesQuery.pick({ active: true, property: true, type: true })

export function ServicesPage() {
  usePreload(ServiceForm)
  return (
    <ListPage
      title="Services"
      one="Service"
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
      columns={serviceColumns}
      empty={{
        title: 'No services yet',
        hint: 'Breakfast, parking, final cleaning: what guests can add to a stay, once or for each day.',
        action: 'Add your first service',
      }}
      renderForm={({ item, ...form }) => <ServiceForm {...form} {...(item && { service: item })} />}
    />
  )
}
