import { promocodesApi, promocodesQuery } from '@keyhaven/shared-contracts/contract/promocodes'
import { qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, ListPage } from '@keyhaven/shared-contracts/web/list'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { promocodeColumns } from './promocode-columns.tsx'

const PromocodeForm = lazyDialog(() => import('./promocode-form.tsx'), 'PromocodeForm')

const filters = promocodesQuery.pick({ active: true })

export function PromocodesPage() {
  usePreload(PromocodeForm)
  return (
    <ListPage
      title="Promocodes"
      one="Promocode"
      what="promocodes"
      list={(query) => qList(promocodesApi.list, { query })}
      filters={filters}
      renderFilters={(chosen, filterBy) => (
        <ActiveFilter value={chosen.active} onChange={(value) => filterBy('active', value)} />
      )}
      columns={promocodeColumns}
      empty={{
        title: 'No promo codes yet',
        hint: 'A promo code takes a percentage off the whole stay for guests who use it before it expires.',
        action: 'Add your first code',
      }}
      renderForm={({ item, onClose }) => <PromocodeForm {...(item && { promocode: item })} onClose={onClose} />}
    />
  )
}
