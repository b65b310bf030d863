import type { Messages as DocumentsMessages } from '../messages/documents/en.ts'
import type { Messages as PaymentRuleMessages } from '../messages/payment-rule/en.ts'
import type { Messages as PaymentsMessages } from '../messages/payments/en.ts'
import type { Messages as WebMessages } from '../messages/web/en.ts'
import { catalog } from './catalog.ts'

/** Messages of the components that areas borrow. The host loads them before it shows anything. */
export const webCatalog = catalog<WebMessages>(
  'web',
  (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/web/${locale}.ts`),
)

/** Messages about documents that can be issued, downloaded and cancelled. Loaded with those actions, and not before. */
export const documentsCatalog = catalog<DocumentsMessages>(
  'documents',
  (locale) => import(`../messages/documents/${locale}.ts`),
)

/** Messages of the form that enters a payment or a refund. */
export const paymentsCatalog = catalog<PaymentsMessages>(
  'payments',
  (locale) => import(`../messages/payments/${locale}.ts`),
)

/** Messages about payment rules: those of an owner and those of a property. */
export const paymentRuleCatalog = catalog<PaymentRuleMessages>(
  'payment-rule',
  (locale) => import(`../messages/payment-rule/${locale}.ts`),
)
