import { CalendarOutlined, PercentageOutlined, ScheduleOutlined } from '@ant-design/icons'
import { unitsApi, unitsQuery } from '@keyhaven/shared-contracts/contract/inventory/units'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, FilterSelect, ListPage, PropertyFilter } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { LinkButton } from '../list/link-button.tsx'
import { unitsCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { statusOptions, unitColumns } from './unit-columns.tsx'

const UnitForm = lazyDialog(() => import('./unit-form.tsx'), 'UnitForm')

const filters = unitsQuery.pick({ active: true, property: true, status: true })

export function UnitsPage() {
  usePreload(UnitForm)
  const t = useMessages(unitsCatalog)
  const records = useMessages(recordsCatalog)
  return (
    <ListPage
      title={t.title}
      one="Unit"
      what="units"
      list={(query) => qList(unitsApi.list, { query })}
      actions={
        <>
          <LinkButton to={paths.seasons()} icon={<CalendarOutlined aria-hidden />}>
            {t.seasonalPrices}
          </LinkButton>
          <LinkButton to={paths.stayRules()} icon={<ScheduleOutlined aria-hidden />}>
            {t.stayRules}
          </LinkButton>
          <LinkButton to={paths.discounts()} icon={<PercentageOutlined aria-hidden />}>
            {t.discounts}
          </LinkButton>
        </>
      }
      filters={filters}
      renderFilters={(values, filterBy) => (
        <>
          <PropertyFilter value={values.property} onChange={(value) => filterBy('property', value)} />
          <FilterSelect
            label={t.status}
            any={t.anyStatus}
            options={statusOptions(t)}
            value={values.status}
            onChange={(value) => filterBy('status', value)}
          />
          <ActiveFilter value={values.active} onChange={(value) => filterBy('active', value)} />
        </>
      )}
      columns={unitColumns(t, records)}
      groupOf={({ property, in_property }) => ({ ...property, count: in_property })}
      empty={t.empty}
      // Its pictures are saved after it.
      reload={(id) => q(unitsApi.one, { params: { id } })}
      renderForm={({ item, ...form }) => <UnitForm {...form} {...(item && { unit: item })} />}
    />
  )
}
