import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import {
  conflictsApi,
  decisionOnConflict,
  type ImportConflict,
} from '@keyhaven/shared-contracts/contract/channels/conflicts'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { channelsCatalog } from '../messages/catalogs.ts'

/** The nights of all that is to move, from the first arrival to the last departure. */
const nightsOf = ({ with: ours }: ImportConflict) => ({
  from: ours.map((one) => one.check_in).toSorted()[0] ?? '',
  to:
    ours
      .map((one) => one.check_out)
      .toSorted()
      .at(-1) ?? '',
})

/** Moves what is ours to a unit that is free on its nights, so that the portal's stay can have them. */
export function MoveForm({ conflict, onClose }: { conflict: ImportConflict; onClose: () => void }) {
  const { conflicts: t } = useMessages(channelsCatalog)
  const rows = useQuery(q(calendarApi.rows, {}))
  const free = useQuery(q(calendarApi.free, { query: nightsOf(conflict) }))
  const decide = useCommand(conflictsApi.decide)
  const form = useZodForm(decisionOnConflict, { decision: 'move_ours' })
  const failed = [rows, free].find(({ error, data }) => error && !data)
  const isFree = new Set(free.data?.units)
  const units = rows.data?.units.filter(({ id, property }) => isFree.has(id) && property === conflict.property.id) ?? []
  return (
    <FormModal
      title={t.moveTitle}
      form={form}
      submitLabel={t.move}
      done={t.settled}
      onSubmit={(values) =>
        decide.mutateAsync({ params: { id: conflict.id }, body: { ...values, decision: 'move_ours' } })
      }
      onClose={onClose}
      width={460}
    >
      {failed?.error && (
        <ProblemState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      )}
      <Form.Item label={t.moveTo} {...form.field('unit')}>
        <Select
          loading={!rows.data || !free.data}
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={t.noneFree}
        />
      </Form.Item>
    </FormModal>
  )
}
