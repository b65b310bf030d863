import { DatePicker, type DatePickerProps, type FormInstance, Typography } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb.js'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { addDays, type Day } from '../../domain/days/day.ts'
import type { Language } from '../../domain/languages/language.ts'
import { localToday } from '../facts/today.ts'
import { useLanguage, useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'
import type { Messages } from '../messages/web/en.ts'
import { typedDay } from '../../domain/days/typed-day.ts'
import { wrongDaysOf } from '../form/wrong-days.ts'

export type DayInputProps = {
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
/** `form` rules the input where that has one of its names. */
type Props = DayInputProps & { form?: FormInstance | undefined }

/**
 * Formats that the picker follows while a day is typed, the first also for display; a short year would be taken for a long one that is
 * not finished.
 */
const formatsOf = ({ day }: Language) => {
  const format = day('1999-11-22').replace('22', 'DD').replace('11', 'MM').replace('1999', 'YYYY')
  const short = format.replace('DD', 'D').replace('MM', 'M')
  return [...new Set([format, short, 'DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD', 'DDMMYYYY'])]
}

// Month and year are labelled with what they show, so that voice control can name them.
const nameless = { monthSelect: '', yearSelect: '' }
// Elsewhere than in America the week begins on Monday.
const british = { lang: { ...nameless, locale: 'en_GB' } } as NonNullable<DatePickerProps['locale']>
const ofProvider = { lang: nameless } as NonNullable<DatePickerProps['locale']>

/** The picker would put the old day back over what it cannot take. */
function DayText({ 'data-text': text, ...rest }: ComponentProps<'input'> & { 'data-text'?: string }) {
  return <input {...rest} value={text ?? rest.value} />
}
const components = { input: DayText }

/** Digits in an order that others read the other way round: `06/12/2027`, where the page itself writes dots. */
const canBeTurned = (text: string, day: Day, language: Language) => {
  const [, date, month] = /^\d{4}-(\d\d)-(\d\d)$/.exec(day) ?? []
  const [, sign = ''] = /^\d{1,2}([/-])\d{1,2}/.exec(text) ?? []
  return sign !== '' && !language.day(day).includes(sign) && date !== month && Number(date) <= 12 && Number(month) <= 12
}

/** Days that a key moves on. */
const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 7, PageDown: -7 } as const

type Wrong = { kind: 'missing' | 'wrong' } | { kind: 'tooEarly' | 'tooLate'; than: Day }
const wrongWith = (text: string, day: Day | undefined, min?: Day, max?: Day): Wrong | undefined => {
  if (text === '') return { kind: 'missing' }
  if (!day) return { kind: 'wrong' }
  if (min && day < min) return { kind: 'tooEarly', than: min }
  if (max && day > max) return { kind: 'tooLate', than: max }
  return undefined
}
const inWords = (t: Messages['day'], problem: Wrong) =>
  'than' in problem ? t[problem.kind](problem.than) : t[problem.kind]

/**
 * A day, chosen or typed as people write it; its value is the contract's `YYYY-MM-DD`, and dayjs stays inside. What is
 * no day, or none that can be chosen, stays as it was typed, and is said to be wrong: by the form where it rules this
 * input, else below it. Until it is corrected, the value stays the previous one.
 */
export function DayField({ value, onChange, onBlur, min, max, allowClear = false, form, ...rest }: Props) {
  const { day: t } = useMessages(webCatalog)
  const language = useLanguage()
  const formats = useMemo(() => formatsOf(language), [language])
  // The same object for the same day: a new one would take away what is being typed.
  const dayjsValue = useMemo(() => (value ? dayjs(value) : null), [value])
  const [wrong, setWrong] = useState<{ text: string; problem: Wrong; instead: Day | null | undefined }>()
  // Another value has come since, from elsewhere.
  const current = wrong?.instead === value ? wrong : undefined
  const message = current && inWords(t, current.problem)
  const messageId = useId()
  const popupId = useId()
  const [isOpen, setOpen] = useState(false)
  /** A calendar that opens by itself is in the way of who types; Alt and an arrow open it, as in a list. */
  const isPointed = useRef(false)
  const wrongDays = form && rest.id !== undefined ? wrongDaysOf(form) : undefined
  const ruledAs = rest.id !== undefined && wrongDays?.has(rest.id) ? rest.id : undefined
  const tell = (problem: string | undefined) => {
    if (ruledAs !== undefined) wrongDays?.set(ruledAs, problem)
  }
  const tellGone = useEffectEvent(() => tell(undefined))
  useEffect(() => () => tellGone(), [])
  // In another language it is said again.
  const tellNow = useEffectEvent((now: string | undefined) => {
    const isNews = now !== undefined && ruledAs !== undefined && wrongDays?.get(ruledAs) !== now
    tell(now)
    const name = isNews && form?.getFieldsError().find((field) => field.name.join('_') === ruledAs)?.name
    if (name) form.validateFields([name]).catch(() => undefined)
  })
  useEffect(() => tellNow(message), [message])
  // The picker says a day once more, while a filter may be a step behind.
  const lastChange = useRef<{ day: Day | undefined; instead: Day | null | undefined }>(undefined)
  /** Text that was typed and not taken yet. The picker may forget it before the input is left. */
  const typed = useRef<string>(undefined)
  const give = (day: Day | undefined) => {
    setWrong(undefined)
    tell(undefined)
    if (day !== undefined && day === lastChange.current?.day && value === lastChange.current.instead) return
    lastChange.current = { day, instead: value }
    onChange?.(day)
  }

  const [inWordsToo, setInWordsToo] = useState<Day>()
  const take = () => {
    const text = typed.current?.trim()
    if (text === undefined) return
    typed.current = undefined
    if (text === '' && (allowClear || !value)) return give(undefined)
    const day = typedDay(text, { today: localToday(), min, max }, { language, ...t })
    setInWordsToo(day && canBeTurned(text, day, language) ? day : undefined)
    const problem = day === value && day ? undefined : wrongWith(text, day, min, max)
    if (problem === undefined) return give(day)
    setWrong({ text, problem, instead: value })
    tell(inWords(t, problem))
    // The same day again: a form may check an input only when it changes.
    if (ruledAs !== undefined) onChange?.(value ?? undefined)
  }
  const inDialog = (panel: ReactNode) => (
    <div id={popupId} role="dialog" aria-label={t.calendar}>
      {panel}
    </div>
  )
  /** The keys of a number, for days. */
  const step = (days: number) => {
    const to = value ? addDays(value, days) : localToday()
    const latest = max && to > max ? max : to
    give(min && latest < min ? min : latest)
  }
  return (
    <div
      onInput={({ target }) => {
        typed.current = (target as HTMLInputElement).value
        setWrong(undefined)
        tell(undefined)
      }}
      // Below is the calendar too, wherever it is drawn: what is pointed at there is meant.
      onKeyDownCapture={(event) => {
        const { key, target, currentTarget, altKey } = event
        isPointed.current = false
        if (!currentTarget.contains(target as Node)) typed.current = undefined
        else if (key === 'Enter') take()
        else if (altKey && key === 'ArrowDown') setOpen(true)
        else if (key in steps && !isOpen) {
          event.preventDefault()
          take()
          step(steps[key as keyof typeof steps])
        }
      }}
      onMouseDownCapture={({ target, currentTarget }) => {
        isPointed.current = true
        if (!currentTarget.contains(target as Node)) typed.current = undefined
      }}
      onBlurCapture={take}
    >
      <DatePicker
        {...rest}
        value={dayjsValue}
        onChange={(picked) => (typed.current === undefined ? give(picked?.format('YYYY-MM-DD')) : take())}
        {...(onBlur && { onBlur })}
        components={components}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={popupId}
        open={isOpen}
        onOpenChange={(opens) => setOpen(opens && isPointed.current)}
        panelRender={inDialog}
        {...(current && { 'data-text': current.text })}
        {...(message !== undefined &&
          ruledAs === undefined && { status: 'error' as const, 'aria-describedby': messageId, 'aria-invalid': true })}
        format={formats}
        locale={language.code === 'en' ? british : ofProvider}
        placeholder={t.placeholder}
        allowClear={allowClear}
        style={{ width: '100%' }}
        {...(min !== undefined && { minDate: dayjs(min) })}
        {...(max !== undefined && { maxDate: dayjs(max) })}
      />
      {inWordsToo !== undefined && inWordsToo === value && (
        <Typography.Text type="secondary" role="status">
          {language.longDayWithWeekday(inWordsToo)}
        </Typography.Text>
      )}
      {message !== undefined && ruledAs === undefined && (
        <Typography.Text id={messageId} type="danger" role="alert">
          {message}
        </Typography.Text>
      )}
    </div>
  )
}
