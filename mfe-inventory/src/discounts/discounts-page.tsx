import { PlusOutlined } from '@ant-design/icons'
import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { type Discount, discountsApi } from '@keyhaven/shared-contracts/contract/inventory/discounts'
import { q } from '@keyhaven/shared-contracts/web/api'
import { ListProblem } from '@keyhaven/shared-contracts/web/list'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import { EmptyState, lazyDialog, PageTitle, usePreload } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { discountsCatalog } from '../messages/catalogs.ts'
import { DiscountList } from './discount-list.tsx'
import { type DiscountStart, UsualDiscounts } from './usual-discounts.tsx'
import '../scope/preview-columns.css'

const DiscountForm = lazyDialog(() => import('./form/discount-form.tsx'), 'DiscountForm')
const ExampleCard = lazy(async () => ({ default: (await import('./example/example-card.tsx')).ExampleCard }))

/** All discounts of the owner, and what they can be about. */
const useDiscounts = () => {
  const discounts = useQuery(q(discountsApi.list, { query: {} }))
  const rows = useQuery(q(calendarApi.rows, {}))
  return {
    loaded: discounts.data && rows.data && { discounts: discounts.data, rows: rows.data },
    failed: [discounts, rows].find(({ error, data }) => error && !data),
  }
}

type Dialog = { start: DiscountStart } | { discount: Discount }

/** The discounts that stays have by themselves, and what they make of a price. */
export function DiscountsPage() {
  usePreload(DiscountForm)
  const t = useMessages(discountsCatalog)
  const { params, change } = useAddressParams()
  const { loaded, failed } = useDiscounts()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const units = loaded?.rows.units ?? []
  const unit = units.find(({ id }) => id === Number(params.get('unit'))) ?? units[0]
  const add = (start: DiscountStart) => setDialog({ start })
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={!loaded} onClick={() => add({})}>
            {t.newDiscount}
          </Button>
        }
      />
      {failed?.error ? (
        <ListProblem
          what={t.listed}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : (
        <div className="preview-columns">
          <Card>
            {loaded ? (
              <Stack gap={20}>
                <Discounts {...loaded} onAdd={add} onEdit={(discount) => setDialog({ discount })} />
              </Stack>
            ) : (
              <Skeleton active title paragraph={{ rows: 6 }} />
            )}
          </Card>
          {loaded && unit && (
            <Suspense fallback={<Card loading />}>
              <ExampleCard
                {...loaded}
                unit={unit}
                onUnit={(id) => change({ unit: id }, { preventScrollReset: true })}
              />
            </Suspense>
          )}
        </div>
      )}
      {dialog && loaded && <DiscountForm {...dialog} {...loaded} unit={unit} onClose={() => setDialog(null)} />}
    </>
  )
}

type DiscountsProps = NonNullable<ReturnType<typeof useDiscounts>['loaded']> & {
  onAdd: (start: DiscountStart) => void
  onEdit: (discount: Discount) => void
}

/** The list, or in its place what discounts are for; and the usual ones that are not there yet. */
function Discounts({ discounts, rows, onAdd, onEdit }: DiscountsProps) {
  const t = useMessages(discountsCatalog)
  if (discounts.length === 0)
    return (
      <>
        <EmptyState
          title={t.empty.title}
          hint={t.empty.hint}
          action={<UsualDiscounts discounts={discounts} centred onAdd={onAdd} />}
        />
        <Text type="secondary">{t.order}</Text>
      </>
    )
  return (
    <>
      <Text type="secondary">{t.order}</Text>
      <DiscountList {...{ discounts, rows, onEdit }} />
      <UsualDiscounts discounts={discounts} onAdd={onAdd} />
    </>
  )
}
