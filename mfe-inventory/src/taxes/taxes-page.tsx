import { touristTaxesApi } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { qList } from '@keyhaven/shared-contracts/web/api'
import { ListPage } from '@keyhaven/shared-contracts/web/list'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { LinkButton } from '../list/link-button.tsx'
import { recordsCatalog, taxesCatalog } from '../messages/catalogs.ts'
import { taxColumns } from './tax-columns.tsx'

const TaxForm = lazyDialog(() => import('./tax-form.tsx'), 'TaxForm')

export function TaxesPage() {
  usePreload(TaxForm)
  const t = useMessages(taxesCatalog)
  const records = useMessages(recordsCatalog)
  const language = useLanguage()
  return (
    <ListPage
      title={t.title}
      one="Tourist tax"
      what="municipalities"
      list={(query) => qList(touristTaxesApi.list, { query })}
      actions={<LinkButton to={paths.touristTaxReport()}>{t.report}</LinkButton>}
      columns={taxColumns(t, records, language)}
      empty={t.empty}
      renderForm={({ item, ...form }) => <TaxForm {...form} {...(item && { tax: item })} />}
    />
  )
}
