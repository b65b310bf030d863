import { paymentSettingsApi } from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import { type Property, propertyChange } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { q } from '@keyhaven/shared-contracts/web/api'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import {
  paymentRuleCatalog,
  PaymentRuleFields,
  readTypedRule,
  ruleSentence,
  typedRule,
} from '@keyhaven/shared-contracts/web/payment-rule'
import { useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import { cancellationCatalog } from '../messages/catalogs.ts'
import { FactsPart } from './facts-part.tsx'

/**
 * Rules of the form of a property. Its own payment rule needs the numbers of what was chosen, and a mark: one that asks for nothing would look
 * to a form like none at all.
 */
export const propertyRules = propertyChange.safeExtend({
  payment_rule: typedRule
    .safeExtend({ is_own: z.literal(true) })
    .nullable()
    .optional(),
})
type Values = Partial<z.input<typeof propertyRules>>
type Rule = NonNullable<Values['payment_rule']>

/** The payment rule of a property as its form holds it; null where it follows its owner. */
export const ownRuleOf = ({ payment_rule: rule }: Property): Rule | null => (rule ? { ...rule, is_own: true } : null)

type Props = { form: Pick<ZodForm, 'form' | 'field' | 'watched'>; isWrong: boolean }

/** Payment rule for new stays of a property: as in the payment settings of its owner, or by a rule of its own. */
export function PaymentFields({ form, isWrong }: Props) {
  const { payments: t } = useMessages(cancellationCatalog)
  const words = useMessages(paymentRuleCatalog)
  const rule = (form.watched as Values).payment_rule ?? undefined
  // What was typed is there again where the other choice was a slip.
  const [lastRule, setLastRule] = useState<Rule>()
  const { data: settings, error, isFetching, refetch } = useQuery(q(paymentSettingsApi.read, {}))
  const validRule = rule && readTypedRule(rule)
  const choose = (isOwn: boolean) => {
    setLastRule(rule)
    const { version: _version, iban: _iban, bic: _bic, account_holder: _holder, ...usual } = settings ?? {}
    form.form.setFieldValue('payment_rule', isOwn ? (lastRule ?? { ...usual, is_own: true }) : null)
  }
  return (
    <FactsPart
      title={t.title}
      summary={rule ? (validRule ? ruleSentence(words, validRule) : t.own) : t.usual}
      isWrong={isWrong}
    >
      <Form.Item extra={t.hint}>
        <Radio.Group
          vertical
          aria-label={t.title}
          value={rule !== undefined}
          onChange={({ target }) => choose(target.value as boolean)}
          options={[
            { value: false, label: t.usual },
            { value: true, label: t.own },
          ]}
        />
      </Form.Item>
      {rule ? (
        <PaymentRuleFields form={form} name="payment_rule" />
      ) : error ? (
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Box marginBottom={24}>
          <Text component="p" role="status">
            {settings && ruleSentence(words, settings)}
          </Text>
        </Box>
      )}
    </FactsPart>
  )
}
