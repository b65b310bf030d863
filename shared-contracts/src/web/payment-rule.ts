/** Payment rules: their fields, their words and an example. */

export { paymentRuleCatalog } from './locale/web-catalog.ts'
export { PaymentRuleFields } from './payment-rule/payment-rule-fields.tsx'
export { RuleExample } from './payment-rule/rule-example.tsx'
export { ruleSentence } from './payment-rule/rule-sentence.ts'
export { readTypedRule, typedRule, typedRuleFields } from './payment-rule/typed-rule.ts'
