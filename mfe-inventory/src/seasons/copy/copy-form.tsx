import { type Season, seasonCopy, seasonsApi } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { MultipleSelect, NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { LoadingState, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Typography } from 'antd'
import { useMemo } from 'react'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import { copyPlan, CopyPreview } from './copy-preview.tsx'

type UnitPickerProps = {
  units: readonly { id: number; name: string }[]
  id?: string
  value?: readonly number[]
  onChange?: (ids: number[]) => void
  onBlur?: () => void
}

/** Several units of a property, or all of them at once. */
function UnitPicker({ units, value = [], onChange, ...rest }: UnitPickerProps) {
  const { copy: t } = useMessages(seasonsCatalog)
  const isAll = units.every(({ id }) => value.includes(id))
  return (
    <>
      <MultipleSelect
        {...rest}
        value={[...value]}
        onChange={onChange}
        placeholder={t.chooseUnits}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount={6}
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {units.length > 1 && (
        <Button
          type="link"
          size="small"
          style={{ paddingInline: 0, marginTop: 4 }}
          onClick={() => onChange?.(isAll ? [] : units.map(({ id }) => id))}
        >
          {isAll ? t.chooseNone : t.chooseAll(units.length)}
        </Button>
      )}
    </>
  )
}

export type CopyResult = { created: Season[]; skipped: Season[] }
type Props = {
  property: number
  year: number
  units: readonly { id: number; name: string }[]
  initialUnits: readonly number[]
  onCopied: (copied: CopyResult) => void
  onClose: () => void
}

/** Copies the seasons of a year to the next, dearer or cheaper by a percentage; the new prices are seen before. */
export function CopyForm({ property, year, units, initialUnits, onCopied, onClose }: Props) {
  const { copy: t, loading } = useMessages(seasonsCatalog)
  const form = useZodForm(seasonCopy, { units: [...initialUnits], year, percent: 0 })
  const copy = useCommand(seasonsApi.copy)
  // Of all years: what reaches into the next or lies in the one after can be in the way.
  const { data, error, isFetching, refetch } = useQuery(q(seasonsApi.list, { query: { property } }))
  const { units: ids, percent } = form.watched
  const plan = useMemo(() => {
    const result = seasonCopy.shape.percent.safeParse(percent)
    return copyPlan(data ?? [], { units: (ids ?? []).map(Number), year, percent: result.data ?? 0 })
  }, [data, ids, percent, year])
  const names = useMemo(() => new Map(units.map(({ id, name }) => [id, name])), [units])
  const copies = plan.filter(({ inTheWay }) => !inTheWay).length

  return (
    <FormModal
      title={t.title(year, year + 1)}
      about={`Season copy ${property} ${year}`}
      form={form}
      width={640}
      submitLabel={t.submit(copies)}
      submitDisabled={copies === 0}
      onSubmit={async (body) => onCopied(await copy.mutateAsync({ body }))}
      onClose={onClose}
      done={null}
    >
      <Form.Item label={t.units} {...form.field('units')}>
        <UnitPicker units={units} />
      </Form.Item>
      <Form.Item label={t.priceChange} {...form.field('percent')} extra={t.priceChangeHint}>
        <NumberInput unit="percent" style={{ maxWidth: 160 }} />
      </Form.Item>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingState label={loading} rows={3} />}
      {data && plan.length === 0 && <Typography.Paragraph type="secondary">{t.none(year)}</Typography.Paragraph>}
      {plan.length > 0 && <CopyPreview plan={plan} year={year + 1} nameOf={(unit) => names.get(unit) ?? ''} />}
    </FormModal>
  )
}
