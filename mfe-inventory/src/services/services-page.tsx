import { servicesApi, servicesQuery } from '@keyhaven/shared-contracts/contract/inventory/services'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, FilterSelect, ListPage, PropertyFilter } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { LinkButton } from '../list/link-button.tsx'
import { servicesCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { serviceColumns } from './service-columns.tsx'
import { typeOptions } from './service-words.ts'

const ServiceForm = lazyDialog(() => import('./service-form.tsx'), 'ServiceForm')

const filters = servicesQuery.pick({ active: true, property: true, type: true })

export function ServicesPage() {
  usePreload(ServiceForm)
  const t = useMessages(servicesCatalog)
  const records = useMessages(recordsCatalog)
  return (
    <ListPage
      title={t.title}
      one="Service"
      what="services"
      list={(query) => qList(servicesApi.list, { query })}
      actions={<LinkButton to={paths.touristTaxes()}>{t.touristTax}</LinkButton>}
      filters={filters}
      renderFilters={(values, filterBy) => (
        <>
          <PropertyFilter value={values.property} onChange={(value) => filterBy('property', value)} />
          <FilterSelect
            label={t.type}
            any={t.anyType}
            options={typeOptions(t)}
            value={values.type}
            onChange={(value) => filterBy('type', value)}
          />
          <ActiveFilter value={values.active} onChange={(value) => filterBy('active', value)} />
        </>
      )}
      columns={serviceColumns(t, records)}
      groupOf={({ property_info, in_property }) => ({ ...property_info, count: in_property })}
      empty={t.empty}
      renderForm={({ item, ...form }) => <ServiceForm {...form} {...(item && { service: item })} />}
    />
  )
}
