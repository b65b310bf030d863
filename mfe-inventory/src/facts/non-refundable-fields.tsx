import type { Property, propertyChange } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { type CancellationTerms, termsPresets } from '@keyhaven/shared-contracts/domain/stay/cancellation'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { cancellationCatalog } from '../messages/catalogs.ts'
import { CancellationFields } from './cancellation-fields.tsx'

type Values = Partial<z.input<typeof propertyChange>>
type Plan = NonNullable<Values['non_refundable']>

/** Nothing is given back, for a little less: what most owners want of it. */
const usualTerms = termsPresets.non_refundable as unknown as CancellationTerms
const usualPlan: Plan = { percent: 10, cancellation: usualTerms }

/** The plan of a property as its form holds it. */
export const nonRefundableOf = ({ non_refundable: plan }: Property): Plan | null => plan ?? null

type Props = { form: Pick<ZodForm, 'form' | 'field' | 'watched'> }

/** A second plan for guests, for less and with terms of its own; without the tick there is none. */
export function NonRefundableFields({ form: { form, field, watched } }: Props) {
  const { plan: t } = useMessages(cancellationCatalog)
  const plan = (watched as Values).non_refundable ?? undefined
  // What was typed is there again where the tick went by mistake.
  const [lastPlan, setLastPlan] = useState<Plan>()
  return (
    <>
      <Box marginBottom={plan ? 12 : 24}>
        <Checkbox
          checked={plan !== undefined}
          onChange={({ target }) => {
            setLastPlan(plan)
            form.setFieldValue('non_refundable', target.checked ? (lastPlan ?? usualPlan) : null)
          }}
        >
          {t.offer}
        </Checkbox>
        <Text type="secondary" block>
          {t.hint}
        </Text>
      </Box>
      {plan && (
        <>
          <FieldGrid>
            <Form.Item label={t.percent} {...field('non_refundable.percent')}>
              <NumberInput unit="percent" whole />
            </Form.Item>
          </FieldGrid>
          <Form.Item label={t.terms} {...field('non_refundable.cancellation')}>
            <CancellationFields label={t.terms} usual={usualTerms} />
          </Form.Item>
        </>
      )}
    </>
  )
}
