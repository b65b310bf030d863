import { DatePicker, type DatePickerProps, Form, Typography } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb.js'
import { type ComponentProps, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { type Day, showDay } from '../../domain/day.ts'
import { localToday } from '../facts/local-today.ts'
import { typedDay } from './typed-day.ts'
import { wrongDaysOf } from '../form/zod-form.ts'

type Props = {
  id?: string
  value?: Day | null
  onChange?: (day: Day | undefined) => void
  onBlur?: () => void
  /** The first day that can be chosen. */
  min?: Day
  max?: Day
  disabled?: boolean
  allowClear?: boolean
  'aria-label'?: string
}

/** What the picker follows while it is typed; a short year would be taken for a long one that is not finished. */
const formats = ['DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD', 'DDMMYYYY']

// The week begins on Monday. Month and year are labelled with what they show, so that voice control can name them.
const locale = { lang: { locale: 'en_GB', monthSelect: '', yearSelect: '' } } as NonNullable<DatePickerProps['locale']>

/** The picker would put the old day back over what it cannot take. */
function DayText({ 'data-text': text, ...rest }: ComponentProps<'input'> & { 'data-text'?: string }) {
  return <input {...rest} value={text ?? rest.value} />
}
const components = { input: DayText }

const wrongWith = (text: string, day: Day | undefined, min?: Day, max?: Day) => {
  if (text === '') return 'Enter a date, like 24.12.2026.'
  if (!day) return 'This is not a date. Enter it like 24.12.2026.'
  if (min && day < min) return `Choose ${showDay(min)} or later.`
  if (max && day > max) return `Choose ${showDay(max)} or earlier.`
  return undefined
}

/**
 * A day, chosen or typed as people write it; its value is the contract's `YYYY-MM-DD`, and dayjs stays inside. What is
 * no day, or none that can be chosen, stays as it was typed, and is said to be wrong: by the form where it rules this
 * input, else below it. Until it is corrected, the value stays the previous one.
 */
export function DayInput({ value, onChange, onBlur, min, max, allowClear = false, ...rest }: Props) {
  // The same object for the same day: a new one would take away what is being typed.
  const shown = useMemo(() => (value ? dayjs(value) : null), [value])
  const [wrong, setWrong] = useState<{ text: string; message: string; instead: Day | null | undefined }>()
  // Another value has come since, from elsewhere.
  const current = wrong?.instead === value ? wrong : undefined
  const message = current?.message
  const messageId = useId()
  const form = Form.useFormInstance()
  const wrongDays = form && rest.id !== undefined ? wrongDaysOf(form) : undefined
  const ruledAs = rest.id !== undefined && wrongDays?.has(rest.id) ? rest.id : undefined
  const tell = (problem: string | undefined) => {
    if (ruledAs !== undefined) wrongDays?.set(ruledAs, problem)
  }
  const tellGone = useEffectEvent(() => tell(undefined))
  useEffect(() => () => tellGone(), [])
  useEffect(() => {
    if (!message) tellGone()
  }, [message])
  // The picker says a day once more, while a filter may be a step behind.
  const given = useRef<{ day: Day | undefined; instead: Day | null | undefined }>(undefined)
  /** What was typed and not taken yet. The picker may forget it before the input is left. */
  const typed = useRef<string>(undefined)
  const give = (day: Day | undefined) => {
    setWrong(undefined)
    tell(undefined)
    if (day !== undefined && day === given.current?.day && value === given.current.instead) return
    given.current = { day, instead: value }
    onChange?.(day)
  }

  const take = () => {
    const text = typed.current?.trim()
    if (text === undefined) return
    typed.current = undefined
    if (text === '' && (allowClear || !value)) return give(undefined)
    const day = typedDay(text, { today: localToday(), min, max })
    const problem = day === value && day ? undefined : wrongWith(text, day, min, max)
    if (problem === undefined) return give(day)
    setWrong({ text, message: problem, instead: value })
    tell(problem)
    // The same day again: a form may check an input only when it changes.
    if (ruledAs !== undefined) onChange?.(value ?? undefined)
  }
  return (
    <div
      onInput={({ target }) => {
        typed.current = (target as HTMLInputElement).value
        setWrong(undefined)
        tell(undefined)
      }}
      // Below is the calendar too, wherever it is drawn: what is pointed at there is meant.
      onKeyDownCapture={({ key, target, currentTarget }) => {
        if (!currentTarget.contains(target as Node)) typed.current = undefined
        else if (key === 'Enter') take()
      }}
      onMouseDownCapture={({ target, currentTarget }) => {
        if (!currentTarget.contains(target as Node)) typed.current = undefined
      }}
      onBlurCapture={take}
    >
      <DatePicker
        {...rest}
        value={shown}
        onChange={(picked) => (typed.current === undefined ? give(picked?.format('YYYY-MM-DD')) : take())}
        {...(onBlur && { onBlur })}
        components={components}
        {...(current && { 'data-text': current.text })}
        {...(message !== undefined &&
          ruledAs === undefined && { status: 'error' as const, 'aria-describedby': messageId, 'aria-invalid': true })}
        format={formats}
        locale={locale}
        placeholder="DD.MM.YYYY"
        allowClear={allowClear}
        style={{ width: '100%' }}
        {...(min !== undefined && { minDate: dayjs(min) })}
        {...(max !== undefined && { maxDate: dayjs(max) })}
      />
      {message !== undefined && ruledAs === undefined && (
        <Typography.Text id={messageId} type="danger" role="alert">
          {message}
        </Typography.Text>
      )}
    </div>
  )
}
