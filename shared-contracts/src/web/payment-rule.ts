/** How an owner wants to be paid: the fields of a payment rule, its words and an example of it. */

export { paymentRuleCatalog } from './locale/web-catalog.ts'
export { PaymentRuleFields } from './payment-rule/rule-fields.tsx'
export { RuleExample } from './payment-rule/rule-example.tsx'
export { ruleSentence } from './payment-rule/rule-sentence.ts'
export { readTypedRule, typedRule, typedRuleFields } from './payment-rule/typed-rule.ts'
