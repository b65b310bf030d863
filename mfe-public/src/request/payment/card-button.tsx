import { publicPaymentsApi } from '@keyhaven/shared-contracts/contract/public/public-payments'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { paymentCatalog } from '../../messages/payment-catalog.ts'
import { useSearch } from '../../search/search-address.ts'

type Props = {
  token: string
  amount: number
  /** It stands where paying is the next step, and needs no heading. */
  isOnly?: boolean
}

/** Leads to the page of the provider. It takes the place of the whole tab, also out of an embed: no provider may be shown in a frame. */
export function CardButton({ token, amount, isOnly = false }: Props) {
  const t = useMessages(paymentCatalog)
  const query = ownerOf(useSearch())
  const checkout = useCommand(publicPaymentsApi.checkout)
  const pay = () => {
    if (checkout.isPending) return
    checkout.mutate({ params: { token }, query }, { onSuccess: ({ url }) => void window.open(url, '_top') })
  }
  return (
    <section className="kh-card-payment">
      {!isOnly && <h3 className="kh-arrival-title">{t.cards}</h3>}
      <button
        type="button"
        className={isOnly ? 'kh-button kh-banner-action' : 'kh-button'}
        aria-disabled={checkout.isPending}
        onClick={pay}
      >
        {t.payByCard(amount)}
      </button>
      <p className="kh-small">{t.cardsHint}</p>
      <p className="kh-field-problem" role="status">
        {checkout.error?.message}
      </p>
    </section>
  )
}
