import { briefDay } from '@keyhaven/shared-contracts/domain/days/brief-day'
import { type Day } from '@keyhaven/shared-contracts/domain/days/day'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { typedDay } from '@keyhaven/shared-contracts/domain/days/typed-day'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { guestCatalog } from '../../messages/catalogs.ts'
import { isDay } from '../bounds.ts'

type Reader = typeof typedDay
let reader: Reader | undefined

/** Loads what reads typed days: nobody types one before a field has the focus. */
const loadDayReader = async () => {
  const source = await import(/* webpackChunkName: "day-reader" */ '@keyhaven/shared-contracts/domain/days/typed-day')
  reader = source.typedDay
}

/** The day that somebody typed, or the text as it is: where it is none, and as long as nothing can read it. */
const readDay = (...input: Parameters<Reader>) => reader?.(...input) ?? input[0].trim()

type Props = {
  name: 'check_in' | 'check_out'
  label: string
  /** A day, or what was typed and is none. */
  value: string
  min: Day
  max?: Day | undefined
  wrong: string | undefined
  /** Icon or label before the text. */
  children: ReactNode
  onChange: (value: string) => void
  onCalendar: (by: 'press' | 'touch' | 'keys') => void
  onFocus: () => void
}

/** A day as the guest's language writes it, typed in any way that people write days. */
export function DayField({ name, label, value, min, max, wrong, children, onChange, onCalendar, onFocus }: Props) {
  const { placeholder } = useMessages(guestCatalog).day
  const language = useLanguage()
  const id = useId()
  const [draft, setDraft] = useState<string>()
  /** The keyboard of a phone would cover the calendar. */
  const isTouched = useRef(false)

  const change = (text: string) => {
    const isWhole = text === '' || isDay(text)
    setDraft(isWhole ? undefined : text)
    if (isWhole) onChange(text)
  }
  const give = useRef(onChange)
  useEffect(() => {
    give.current = onChange
  })
  const take = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const read = () => give.current(readDay(draft, { today: localToday(), min, max }, { language }))
    read()
    // A quick typist can be done before the reader has loaded. Until then only 2027-05-03 is a day.
    if (!reader) loadDayReader().then(read, () => undefined)
  }
  return (
    <div className="kh-field kh-field-day">
      <label htmlFor={id}>{label}</label>
      <div className="kh-control">
        {children}
        <input
          id={id}
          name={name}
          className="kh-input"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          min={min}
          max={max}
          // Without scripts the browser's own field takes it from here.
          data-iso={isDay(value) ? value : ''}
          value={draft ?? (isDay(value) ? briefDay(language, value) : value)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-problem` : undefined}
          onChange={(event) => change(event.target.value)}
          onFocus={() => {
            onFocus()
            loadDayReader().catch(() => undefined)
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            take()
            onCalendar('keys')
          }}
          onPointerDown={({ pointerType }) => {
            isTouched.current = pointerType === 'touch'
          }}
          onMouseDown={(event) => {
            if (isTouched.current) event.preventDefault()
          }}
          onClick={({ currentTarget }) => {
            if (draft === undefined && !isTouched.current) currentTarget.select()
            onCalendar(isTouched.current ? 'touch' : 'press')
          }}
        />
      </div>
      {wrong && (
        <p id={`${id}-problem`} className="kh-field-problem" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
