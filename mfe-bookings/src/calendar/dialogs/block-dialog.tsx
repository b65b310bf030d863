import { type Block, blockChange, block as blockSchema } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import { ClashNote } from '../imports/clash-note.tsx'
import { useBlockCommands } from './use-block-commands.ts'

type Props = {
  block: Block
  calendar: CalendarRows
  onDone: (text: string, undo?: () => Promise<unknown>) => void
  onClose: () => void
}

const valuesOf = ({ unit, start, end, reason, version }: Block) => ({ unit, start, end, reason, version })

/** A block: other nights, another unit, another reason, or gone; what is gone can be had back for a moment. */
export function BlockDialog({ block: initialBlock, calendar, onDone, onClose }: Props) {
  const t = useMessages(calendarDialogsCatalog)
  /** The version that the form is about: undoing leads back to it. */
  const [block, setBlock] = useState(initialBlock)
  const form = useZodForm(blockChange, valuesOf(block))
  const { create, change, remove } = useBlockCommands()
  const { field, watched } = form
  const nights = { unit: block.unit, check_in: block.start, check_out: block.end }
  return (
    <FormModal
      title={t.block.title}
      about={`Block ${block.id}`}
      width={440}
      form={form}
      submitLabel={form.changed ? t.update : t.noChanges}
      submitDisabled={!form.changed}
      onClose={onClose}
      done={null}
      onSubmit={async ({ unit, start, end, reason = '', version }) => {
        const place = { unit: Number(unit), check_in: start, check_out: end }
        const after = await change({ id: block.id, version: Number(version) }, place, reason)
        onDone(t.block.updated, () => change(after, nights, block.reason))
      }}
      onFresh={(current, keepsTyped) => {
        const fresh = blockSchema.parse(current)
        setBlock(fresh)
        form.restart(valuesOf(fresh), keepsTyped)
      }}
      renderActions={(attempt, sending) => (
        <Button
          danger
          disabled={sending}
          onClick={() =>
            void attempt(async () => {
              await remove(block)
              onDone(t.block.removed, () => create(nights, block.reason))
            })
          }
        >
          {t.block.remove}
        </Button>
      )}
    >
      <ClashNote unit={initialBlock.unit} from={initialBlock.start} to={initialBlock.end} />
      <Form.Item label={t.block.reason} {...field('reason')}>
        <Input autoComplete="off" placeholder={t.block.reasonExample} />
      </Form.Item>
      <Form.Item label={t.unit} {...field('unit')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={calendar.units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <FieldGrid>
        <Form.Item label={t.block.from} {...field('start')}>
          <DayInput />
        </Form.Item>
        <Form.Item label={t.block.to} {...field('end', ['start'])}>
          <DayInput {...(watched.start && { min: addDays(watched.start, 1) })} />
        </Form.Item>
      </FieldGrid>
    </FormModal>
  )
}
