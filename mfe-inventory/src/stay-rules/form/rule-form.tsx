import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import {
  ofKind,
  type SavedStayRule,
  savedStayRule,
  stayRule,
  stayRuleChange,
  stayRulesApi,
  type StayRuleOut,
} from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { RecordModal, useRecord } from '@keyhaven/shared-contracts/web/record'
import { useMemo } from 'react'
import type { z } from 'zod'
import { stayRulesCatalog } from '../../messages/catalogs.ts'
import { ScopeField, scopeIn } from '../../scope/scope-field.tsx'
import { RulePreview } from '../preview/rule-preview.tsx'
import type { RuleStart } from '../usual-rules.tsx'
import { useRuleSentence } from '../use-rule-sentence.ts'
import { RuleFields } from './rule-fields.tsx'
import '../../scope/form-columns.css'

type Values = Partial<z.input<typeof stayRuleChange>>

const valuesOf = ({ kind, property, unit, nights, days, hours, weekdays, from, to, on, version }: StayRuleOut) => ({
  ...{ kind, property, unit, nights, days, hours, weekdays, from, to, on: on ?? 'arrival', version },
})
const startValues = ({ weekdays, ...start }: RuleStart): Values => ({
  ...{ kind: 'min_nights', property: null, unit: null, on: 'arrival' },
  ...start,
  weekdays: weekdays ? [...weekdays] : null,
})

/** Id of a rule that is not saved yet: of two that are alike the newer one holds. */
const newestId = Number.MAX_SAFE_INTEGER

type Props = {
  /** The one to edit; a new one begins with `start`. */
  rule?: StayRuleOut
  start?: RuleStart
  rules: readonly StayRuleOut[]
  rows: CalendarRows
  /** Unit that was looked at last. */
  unit: CalendarRows['units'][number] | undefined
  onSaved: (saved: SavedStayRule) => void
  onClose: () => void
}

/** A rule, with a calendar of what it does before it is saved. */
export function RuleForm({ rule, start = {}, rules, rows, unit: lastUnit, onSaved, onClose }: Props) {
  const { form: t, preview } = useMessages(stayRulesCatalog)
  const sentence = useRuleSentence()
  const form = useZodForm(stayRuleChange, rule ? valuesOf(rule) : startValues(start), 'rule')
  const modal = useRecord(stayRulesApi, { form, record: rule, schema: stayRule, valuesOf })
  const values = form.watched
  const unsavedRule = stayRuleChange.safeParse(values).data
  const content = unsavedRule && JSON.stringify(ofKind(unsavedRule))
  const withDraft = useMemo(() => {
    const others: StayRule[] = rules.filter(({ id }) => id !== rule?.id)
    const unsaved = content && (JSON.parse(content) as Omit<StayRule, 'id'>)
    return unsaved ? [...others, { ...unsaved, id: rule?.id ?? newestId }] : others
  }, [rules, rule, content])
  const { scope, unit } = scopeIn(values, rows, lastUnit)
  return (
    <RecordModal
      {...modal}
      onSave={async (typed) => onSaved(savedStayRule.parse(await modal.onSave(typed)))}
      what="Rule"
      name={rule && sentence(rule)}
      consequence={t.deleting}
      width={unit ? 960 : 560}
      onClose={onClose}
    >
      <div className="form-columns">
        <div>
          <RuleFields
            form={form}
            kind={values.kind ?? 'min_nights'}
            hasDays={Boolean(values.from ?? values.to) || Boolean(values.weekdays?.length)}
          />
          <ScopeField {...{ form, rows, scope }} />
        </div>
        {unit && (
          <Stack gap={12}>
            <Text component="h3" size={14} weight={600} breakWord>
              {preview.titleOf(unit.name)}
            </Text>
            <RulePreview
              // Another unit or month starts with an empty selection.
              key={`${unit.id} ${values.from?.slice(0, 7)}`}
              {...{ unit, rows }}
              rules={withDraft}
              start={values.from ?? undefined}
            />
          </Stack>
        )}
      </div>
    </RecordModal>
  )
}
