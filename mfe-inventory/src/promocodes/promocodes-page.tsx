import { PlusOutlined } from '@ant-design/icons'
import { type Promocode, promocodesApi, promocodesQuery } from '@keyhaven/shared-contracts/contract/promocodes'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Button } from 'antd'
import { useState } from 'react'
import { ActiveFilter } from '@keyhaven/shared-contracts/web/ui/active-filter'
import { promocodeColumns } from './promocode-columns.tsx'

const PromocodeForm = lazyDialog(() => import('./promocode-form.tsx'), 'PromocodeForm')

const filters = promocodesQuery.pick({ active: true })

export function PromocodesPage() {
  usePreload(PromocodeForm)
  const [editing, setEditing] = useState<Promocode | 'new' | null>(null)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      New Promocode
    </Button>
  )
  return (
    <>
      <PageTitle title="Promocodes" actions={add} />
      <DataTable
        what="promocodes"
        list={(query) => qList(promocodesApi.list, { query })}
        filters={filters}
        renderFilters={(chosen, filterBy) => (
          <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
        )}
        columns={promocodeColumns(setEditing)}
        empty={
          <EmptyState
            title="No promocodes yet"
            hint="A promo code takes a percentage off the whole stay for guests who use it before it expires."
            action={
              <Button type="primary" onClick={() => setEditing('new')}>
                Add your first code
              </Button>
            }
          />
        }
      />
      {editing && <PromocodeForm {...(editing !== 'new' && { promocode: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
