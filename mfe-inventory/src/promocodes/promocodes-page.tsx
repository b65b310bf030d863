import { promocodesApi, promocodesQuery } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import { qList } from '@keyhaven/shared-contracts/web/api'
import { ActiveFilter, ListPage } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { promocodesCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { promocodeColumns } from './promocode-columns.tsx'

const PromocodeForm = lazyDialog(() => import('./promocode-form.tsx'), 'PromocodeForm')

const filters = promocodesQuery.pick({ active: true })

export function PromocodesPage() {
  usePreload(PromocodeForm)
  const t = useMessages(promocodesCatalog)
  const records = useMessages(recordsCatalog)
  return (
    <ListPage
      title={t.title}
      one="Promocode"
      what="promocodes"
      list={(query) => qList(promocodesApi.list, { query })}
      filters={filters}
      renderFilters={(values, filterBy) => (
        <ActiveFilter value={values.active} onChange={(value) => filterBy('active', value)} />
      )}
      columns={promocodeColumns(t, records)}
      empty={t.empty}
      renderForm={({ item, onClose }) => <PromocodeForm {...(item && { promocode: item })} onClose={onClose} />}
    />
  )
}
