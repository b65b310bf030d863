import { writeNumber } from '@keyhaven/shared-contracts/domain/money/typed-number'
import type { WeekdayPrices } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Form } from 'antd'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { FoldedPart } from '../list/folded-part.tsx'
import { seasonsCatalog } from '../messages/catalogs.ts'
import { dayOfWeekday, weekdayPricesText, weekdays } from './nightly-text.ts'

type Typed = Partial<Record<(typeof weekdays)[number], string | number | null>>

const isBlank = (price: unknown) => price === undefined || price === null || price === ''
const numberOf = (price: unknown) => (typeof price === 'number' ? price : undefined)

/** True of prices that one for Friday and Saturday can say, or of none. */
const isOfWeekend = (typed: Typed) =>
  weekdays.every((weekday) => weekday === '5' || weekday === '6' || isBlank(typed[weekday])) &&
  String(typed['5'] ?? '') === String(typed['6'] ?? '')

/** As much of what is typed as is a price. */
const pricesOf = (typed: Typed): WeekdayPrices =>
  Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const price = numberOf(typed[weekday])
      return price === undefined ? [] : [[weekday, price]]
    }),
  )

type Props = {
  form: Pick<ZodForm, 'form' | 'field' | 'schema' | 'watched'>
  /** The price of the days that have none of their own, where it is typed already. */
  usual: unknown
  /** Of units that get the same prices. */
  note?: string | undefined
}

/** Prices of days of the week, folded: Friday and Saturday in one step, or each day. */
export function WeekdayFields({ form, usual, note }: Props) {
  const { weekdays: t } = useMessages(seasonsCatalog)
  const language = useLanguage()
  const { weekday_prices: input } = form.watched as { weekday_prices?: Typed | null }
  const typed = input ?? {}
  const isWrong = form.schema
    .safeParse(form.watched)
    .error?.issues.some(({ path: [field] }) => field === 'weekday_prices')
  return (
    <FoldedPart
      title={t.title}
      summary={weekdayPricesText(language, pricesOf(typed)) || t.none}
      wrongWords={t.wrong}
      isWrong={isWrong ?? false}
    >
      {note !== undefined && (
        <Box marginBottom={8}>
          <Text type="secondary">{note}</Text>
        </Box>
      )}
      <DayPrices form={form} typed={typed} usual={usual} />
    </FoldedPart>
  )
}

function DayPrices({ form: { form, field }, typed, usual }: Pick<Props, 'form' | 'usual'> & { typed: Typed }) {
  const { weekdays: t } = useMessages(seasonsCatalog)
  const language = useLanguage()
  const [isEachDay, setEachDay] = useState(!isOfWeekend(typed))
  const [isOpened, setOpened] = useState(false)
  const days = useRef<HTMLDivElement>(null)
  const hint = useId()
  useEffect(() => {
    if (isOpened) days.current?.querySelector('input')?.focus()
  }, [isOpened])
  const usualPrice = numberOf(usual)
  const placeholder = usualPrice === undefined ? '' : writeNumber(usualPrice, language, 2)
  if (isEachDay)
    return (
      <div ref={days} role="group" aria-labelledby={hint}>
        <Box marginBottom={8}>
          <Text id={hint} type="secondary">
            {t.hint}
          </Text>
        </Box>
        <FieldGrid minWidth={130}>
          {weekdays.map((weekday) => (
            <Form.Item
              key={weekday}
              label={language.weekday(dayOfWeekday(weekday))}
              {...field(`weekday_prices.${weekday}`)}
            >
              <NumberInput unit="euros" placeholder={placeholder} />
            </Form.Item>
          ))}
        </FieldGrid>
      </div>
    )
  return (
    <>
      <FieldGrid>
        <Form.Item label={t.weekend} extra={t.weekendHint} {...field('weekday_prices.5')}>
          <WeekendInput
            placeholder={placeholder}
            onPrice={(price) => form.setFieldValue(['weekday_prices', '6'], price)}
          />
        </Form.Item>
      </FieldGrid>
      <Form.Item>
        <Button
          onClick={() => {
            setEachDay(true)
            setOpened(true)
          }}
        >
          {t.eachDay}
        </Button>
      </Form.Item>
    </>
  )
}

type WeekendProps = ComponentProps<typeof NumberInput> & { onPrice: (price: number | string) => void }

/** One price for both nights. */
function WeekendInput({ onChange, onPrice, ...rest }: WeekendProps) {
  return (
    <NumberInput
      {...rest}
      unit="euros"
      onChange={(price) => {
        onChange?.(price)
        onPrice(price)
      }}
    />
  )
}
