import { CalendarOutlined, PlusOutlined } from '@ant-design/icons'
import { type Unit, unitsApi, unitsQuery } from '@keyhaven/shared-contracts/contract/units'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useEditing } from '@keyhaven/shared-contracts/web/editing'
import { q, qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { FilterSelect } from '@keyhaven/shared-contracts/web/ui/filter-select'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { PropertyFilter } from '@keyhaven/shared-contracts/web/ui/property-filter'
import { useSavedNotice } from '@keyhaven/shared-contracts/web/ui/saved-notice'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { ActiveFilter } from '@keyhaven/shared-contracts/web/ui/active-filter'
import { LinkButton } from '../list/link-button.tsx'
import { unitColumns } from './unit-columns.tsx'
import { statusOptions } from './unit-words.ts'

const UnitForm = lazyDialog(() => import('./unit-form.tsx'), 'UnitForm')

const filters = unitsQuery.pick({ active: true, property: true, status: true })

export function UnitsPage() {
  usePreload(UnitForm)
  const [editing, setEditing] = useEditing<Unit>()
  const cache = useQueryClient()
  // With its pictures, which came after it.
  const saved = useSavedNotice<Unit>('units', 'Unit saved', async ({ id }) =>
    setEditing(await cache.fetchQuery(q(unitsApi.one, { params: { id } }))),
  )
  const add = (
    <>
      <LinkButton to={paths.seasons()} icon={<CalendarOutlined aria-hidden />}>
        Seasonal prices
      </LinkButton>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
        New Unit
      </Button>
    </>
  )
  return (
    <>
      <PageTitle title="Units" actions={add} />
      <DataTable
        what="units"
        list={(query) => qList(unitsApi.list, { query })}
        filters={filters}
        renderFilters={(chosen, filterBy) => (
          <>
            <PropertyFilter value={chosen.property} onChange={(value) => filterBy('property', value)} />
            <FilterSelect
              label="Status"
              any="Any status"
              options={statusOptions}
              value={chosen.status}
              onChange={(value) => filterBy('status', value)}
            />
            <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
          </>
        )}
        columns={unitColumns(setEditing)}
        empty={
          <EmptyState
            title="No units yet"
            hint="A unit is what a guest books: an apartment, a room, a whole house."
            action={
              <Button type="primary" onClick={() => setEditing('new')}>
                Add your first unit
              </Button>
            }
          />
        }
      />
      {editing && (
        <UnitForm {...(editing !== 'new' && { unit: editing })} onCreated={saved} onClose={() => setEditing(null)} />
      )}
    </>
  )
}
