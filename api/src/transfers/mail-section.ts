import type { BankTransfer } from '@keyhaven/shared-contracts/contract/finance/transfer'
import { showCreditorReference } from '@keyhaven/shared-contracts/domain/money/creditor-reference'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { languageOf } from '../language.ts'
import type { Mail } from '../mail/mailer.ts'
import { stayMessages } from '../notifications/messages/catalogs.ts'
import { planMessages, transferMessages } from './messages.ts'

/** Section of a mail with all that a guest needs for a transfer, and its QR code as a file that the section shows. */
export function transferSection(transfer: BankTransfer, locale: GuestLocale) {
  const { account_holder: holder, iban, bic, amount, due, qr } = transfer
  const t = transferMessages[locale]
  const { named } = stayMessages[locale]
  const { euros } = languageOf(locale)
  const reference = showCreditorReference(transfer.reference)
  const sum = due === null ? euros(amount) : `${euros(amount)}, ${planMessages[locale].by(due)}`
  const text = [
    named(t.holder, holder),
    named(t.iban, iban),
    ...(bic === '' ? [] : [named(t.bic, bic)]),
    named(t.reference, reference),
    named(t.amount, sum),
  ].join('\n')
  const cid = `${transfer.reference}@transfer`
  const picture = qr === null ? {} : { picture: { address: `cid:${cid}`, alt: t.picture(amount, holder, reference) } }
  const files: NonNullable<Mail['files']> =
    qr === null
      ? []
      : [{ name: `${transfer.reference}.png`, type: 'image/png', base64: qr.replace(/^.*base64,/, ''), cid }]
  return { section: { title: t.title, text, ...picture }, files }
}
