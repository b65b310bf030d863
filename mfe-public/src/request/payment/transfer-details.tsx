import type { BankTransfer } from '@keyhaven/shared-contracts/contract/finance/transfer'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { showCreditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../../messages/payment/en.ts'
import { paymentCatalog } from '../../messages/payment-catalog.ts'
import { StrongWords } from '../../ui/strong-words.tsx'
import { hasPassed } from '../request-state.ts'
import { CopiedValue } from './copied-value.tsx'
import { QrCode } from './qr-code.tsx'

type Zone = Pick<GuestRequest, 'time_zone'>

/** Purpose of the transfer, and its day. */
function wordsOf(t: Messages, { amount, due }: BankTransfer, request: Zone) {
  if (due === null) return t.open(amount)
  return hasPassed(due, request) ? t.late(amount, due) : t.next(amount, due)
}

/** All that a guest needs in order to transfer what is due next. */
export function TransferDetails({ transfer, request }: { transfer: BankTransfer; request: Zone }) {
  const t = useMessages(paymentCatalog)
  const { euros, decimalSign } = useLanguage()
  const { account_holder: holder, iban, bic, amount, qr } = transfer
  const names = t.transfer
  const reference = showCreditorReference(transfer.reference)
  return (
    <section className="kh-transfer">
      <h3 className="kh-arrival-title">{t.how}</h3>
      <p>
        <StrongWords>{wordsOf(t, transfer, request)}</StrongWords>
      </p>
      <div className="kh-transfer-parts">
        <dl>
          <CopiedValue name={names.holder}>{holder}</CopiedValue>
          <CopiedValue name={names.iban} copy={iban.replaceAll(' ', '')}>
            {iban}
          </CopiedValue>
          {bic !== '' && <CopiedValue name={names.bic}>{bic}</CopiedValue>}
          <CopiedValue name={names.reference} copy={transfer.reference}>
            {reference}
          </CopiedValue>
          {/* Forms of banks take neither a sign of the currency nor one between thousands. */}
          <CopiedValue name={names.amount} copy={amount.toFixed(2).replace('.', decimalSign)}>
            {euros(amount)}
          </CopiedValue>
        </dl>
        {qr && (
          <QrCode picture={qr} alt={names.picture(amount, holder, reference)} name={`${transfer.reference}.png`} />
        )}
      </div>
    </section>
  )
}
