import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { paymentCatalog } from '../../messages/payment-catalog.ts'
import { useProviderPage } from './use-provider-page.ts'

type Props = {
  token: string
  amount: number
  /** It stands where paying is the next step, and needs no heading. */
  isOnly?: boolean
}

/** Pays what is due next, on the page of the provider. */
export function CardButton({ token, amount, isOnly = false }: Props) {
  const t = useMessages(paymentCatalog)
  const { open, isPending, problem } = useProviderPage('checkout', token)
  return (
    <section className="kh-card-payment">
      {!isOnly && <h3 className="kh-arrival-title">{t.cards}</h3>}
      <button
        type="button"
        className={isOnly ? 'kh-button kh-banner-action' : 'kh-button'}
        aria-disabled={isPending}
        onClick={open}
      >
        {t.payByCard(amount)}
      </button>
      <p className="kh-small">{t.cardsHint}</p>
      <p className="kh-field-problem" role="status">
        {problem}
      </p>
    </section>
  )
}
