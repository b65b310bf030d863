import { type Season, seasonCopy, seasonsApi } from '@keyhaven/shared-contracts/contract/seasons'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { LoadingState, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useQuery } from '@tanstack/react-query'
import { Button, Select, Form, Input, Typography } from 'antd'
import { useMemo } from 'react'
import { copyPlan } from './copy-plan.ts'
import { CopyPreview } from './copy-preview.tsx'

type UnitPickerProps = {
  units: readonly { id: number; name: string }[]
  id?: string
  value?: readonly number[]
  onChange?: (ids: number[]) => void
  onBlur?: () => void
}

/** Several units of a property, or all of them at once. */
function UnitPicker({ units, value = [], onChange, ...rest }: UnitPickerProps) {
  const isAll = units.every(({ id }) => value.includes(id))
  return (
    <>
      <Select
        {...rest}
        mode="multiple"
        value={[...value]}
        onChange={onChange}
        placeholder="Choose units"
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
          {isAll ? 'Choose none' : `Choose all ${units.length} units of this property`}
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
  chosen: readonly number[]
  onCopied: (copied: CopyResult) => void
  onClose: () => void
}

/** Copies the seasons of a year to the next, dearer or cheaper by a percentage; the new prices are seen before. */
export function CopyForm({ property, year, units, chosen, onCopied, onClose }: Props) {
  const form = useZodForm(seasonCopy, { units: [...chosen], year, percent: '0' })
  const copy = useCommand(seasonsApi.copy)
  // Of all years: what reaches into the next or lies in the one after can be in the way.
  const { data, error, isFetching, refetch } = useQuery(q(seasonsApi.list, { query: { property } }))
  const { units: ids, percent } = form.watched
  const plan = useMemo(() => {
    const asked = seasonCopy.shape.percent.safeParse(percent)
    return copyPlan(data ?? [], { units: (ids ?? []).map(Number), year, percent: asked.data ?? 0 })
  }, [data, ids, percent, year])
  const names = useMemo(() => new Map(units.map(({ id, name }) => [id, name])), [units])
  const copies = plan.filter(({ inTheWay }) => !inTheWay).length

  return (
    <FormModal
      title={`Copy the seasons of ${year} to ${year + 1}`}
      form={form}
      width={640}
      submitLabel={copies === 1 ? 'Copy 1 season' : `Copy ${copies} seasons`}
      submitDisabled={copies === 0}
      onSubmit={async (body) => onCopied(await copy.mutateAsync({ body }))}
      onClose={onClose}
    >
      <Form.Item label="Units" {...form.field('units')}>
        <UnitPicker units={units} />
      </Form.Item>
      <Form.Item
        label="Price change"
        {...form.field('percent')}
        extra="Enter 3 to raise every price by 3%, or -3 to lower it by 3%."
      >
        <Input inputMode="decimal" autoComplete="off" suffix="%" style={{ maxWidth: 160 }} />
      </Form.Item>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingState label="Loading the seasons" rows={3} />}
      {data && plan.length === 0 && (
        <Typography.Paragraph type="secondary">No season of these units begins in {year}.</Typography.Paragraph>
      )}
      {plan.length > 0 && <CopyPreview plan={plan} year={year + 1} nameOf={(unit) => names.get(unit) ?? ''} />}
    </FormModal>
  )
}
