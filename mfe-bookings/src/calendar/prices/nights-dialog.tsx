import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import {
  calendarNightsApi,
  type NightRun,
  nightsChange,
} from '@keyhaven/shared-contracts/contract/bookings/calendar-nights'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { writeNumber } from '@keyhaven/shared-contracts/domain/money/typed-number'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { MultipleSelect, NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useQuery } from '@tanstack/react-query'
import { Flex, Form, Typography } from 'antd'
import { calendarCatalog, calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'
import type { UnitNights } from '../moving/drag.ts'
import { changeSentence } from './change-words.ts'
import { ClosureField } from './closure-field.tsx'
import { nightWords } from './night-words.ts'
import '../dialogs/short-field.css'

type Props = {
  place: UnitNights
  calendar: CalendarRows
  onDone: (text: string, undo?: () => Promise<unknown>) => void
  onClose: () => void
}

/** Runs that are named one by one. */
const maxRuns = 4

/** Price, minimum stay and closures of chosen nights, of their unit and of others of its house; what is left empty stays as it is. */
export function NightsDialog({ place, calendar, onDone, onClose }: Props) {
  const { save, nights: t } = useMessages(calendarDialogsCatalog)
  const { night: words, range } = useMessages(calendarCatalog)
  const language = useLanguage()
  const [unit, from, to] = [place.unit, place.check_in, addDays(place.check_out, -1)]
  const { data: now } = useQuery(
    q(calendarNightsApi.prices, { query: { units: String(unit), from, to: place.check_out } }),
  )
  const runs = now?.[0]?.prices ?? []
  const form = useZodForm(nightsChange, { units: [unit], from, to, price: '', min_nights: '' })
  const { field, watched } = form
  const set = useCommand(calendarNightsApi.set)
  const undo = useCommand(calendarNightsApi.undo)

  const own = calendar.units.find(({ id }) => id === unit)
  const others = calendar.units.filter(({ id, property }) => property === own?.property && id !== unit)
  const nameOf = new Map(calendar.units.map(({ id, name }) => [id, name]))
  const units = (watched.units ?? [unit]).map((id) => nameOf.get(Number(id)) ?? '')
  const change = nightsChange.safeParse(watched).data
  const sentence = changeSentence({ night: words, nights: t }, language, { from, to, units }, change ?? {})
  const daysOf = ({ from: night, to: end }: NightRun) =>
    end === addDays(night, 1) ? language.dayAndMonth(night) : range({ from: night, to: addDays(end, -1) })
  const wordsOf = (run: NightRun) => (runs.length === 1 ? '' : `${daysOf(run)} `) + nightWords(words, run)
  const [first] = runs
  return (
    <FormModal
      title={t.title}
      about={`Price of unit ${unit} from ${from} to ${to}`}
      width={480}
      form={form}
      submitLabel={save}
      submitDisabled={!form.changed}
      onClose={onClose}
      done={null}
      onSubmit={async (body) => {
        const done = await set.mutateAsync({ body })
        onDone(sentence, async () => {
          await undo.mutateAsync({ body: { undo_token: done.undo_token } })
          onDone(t.undone)
        })
      }}
    >
      <Typography.Paragraph strong aria-live="polite">
        {sentence}
      </Typography.Paragraph>
      <Typography.Paragraph type="secondary">
        {first
          ? t.now(runs.slice(0, maxRuns).map(wordsOf).join('; ') + (runs.length > maxRuns ? '; …' : ''))
          : t.loading}
      </Typography.Paragraph>
      <FieldGrid minWidth={160}>
        <Form.Item label={t.price} {...field('price')} className="short-field">
          <NumberInput unit="euros" {...(first && { placeholder: writeNumber(first.price, language, 2) })} />
        </Form.Item>
        <Form.Item label={t.minNights} {...field('min_nights', ['price'])} className="short-field">
          <NumberInput whole {...(first && { placeholder: String(first.min_nights ?? 1) })} />
        </Form.Item>
      </FieldGrid>
      <Flex gap="0 24px" wrap>
        <ClosureField
          {...{ field, runs }}
          name="closed_to_arrival"
          label={t.noArrival}
          value={watched.closed_to_arrival}
        />
        <ClosureField
          {...{ field, runs }}
          name="closed_to_departure"
          label={t.noDeparture}
          value={watched.closed_to_departure}
        />
      </Flex>
      {others.length > 0 && (
        <Form.Item
          label={t.others}
          {...field('units')}
          className="short-field"
          getValueProps={(all: number[] = []) => ({ value: all.filter((id) => id !== unit) })}
          getValueFromEvent={(chosen: number[]) => [unit, ...chosen]}
        >
          <MultipleSelect
            placeholder={t.othersHint}
            showSearch={{ optionFilterProp: 'label' }}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      )}
      <Typography.Paragraph type="secondary">{t.empty}</Typography.Paragraph>
    </FormModal>
  )
}
