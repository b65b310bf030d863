import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { requestCatalog } from '../messages/catalogs.ts'
import { PriceLines } from '../ui/price/price-lines.tsx'
import { AgreedTerms } from '../terms/agreed-terms.tsx'
import { FeeRows } from '../terms/fee-rows.tsx'
import { documentsOf, dueNext } from './request-state.ts'
import { CardButton } from './payment/card-button.tsx'
import { PlanRows } from './payment/plan-rows.tsx'
import { TransferDetails } from './payment/transfer-details.tsx'
import { RequestPanel } from './request-panel.tsx'
import { LanguageNote } from '../facts/language-note.tsx'

/** Price lines, documents and, once confirmed, payments and balance. */
export function MoneyPanel({ request, token }: { request: GuestRequest; token: string }) {
  const t = useMessages(requestCatalog)
  const { euros } = useLanguage()
  const { stay } = request
  const documents = documentsOf(request)
  const due = dueNext(request)
  const unpaid = stay && stay.balance > 0 ? stay : null
  // What was accepted with the request holds, and is said among its terms.
  const isAgreed = Boolean(request.terms)
  return (
    <RequestPanel title={t.price}>
      <PriceLines lines={request.price_lines} total={request.total_price} />
      {(stay || request.first_payment) && <PlanRows request={request} />}
      {stay && (stay.paid !== 0 || stay.balance !== 0) && (
        <dl className="kh-lines kh-paid">
          <div>
            <dt>{t.money.paid}</dt>
            <dd>{euros(stay.paid)}</dd>
          </div>
          {stay.balance !== 0 && (
            <div>
              <dt>{stay.balance > 0 ? t.money.left : t.money.back}</dt>
              <dd>
                <strong>{euros(Math.abs(stay.balance))}</strong>
              </dd>
            </div>
          )}
        </dl>
      )}
      <FeeRows request={request} />
      {request.can_pay_by_card && !request.first_payment && token && due && (
        <CardButton token={token} amount={due.amount} />
      )}
      {request.transfer && <TransferDetails transfer={request.transfer} request={request} />}
      {unpaid && !isAgreed && (
        <p className="kh-small kh-multiline" lang={unpaid.payment_terms_lang}>
          {unpaid.payment_terms}
        </p>
      )}
      {unpaid && !isAgreed && <LanguageNote lang={unpaid.payment_terms_lang} />}
      <AgreedTerms request={request} isOpen={unpaid !== null && isAgreed} />
      {stay?.balance === 0 && <p className="kh-small">{t.money.settled}</p>}
      {documents.length > 0 && (
        <>
          <h3 className="kh-arrival-title">{t.money.documents}</h3>
          <ul className="kh-contact">
            {documents.map(({ number, kind, pdf_file }) => (
              <li key={number}>
                <a href={pdf_file} target="_blank" rel="noopener noreferrer">
                  {t.money[kind](number)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </RequestPanel>
  )
}
