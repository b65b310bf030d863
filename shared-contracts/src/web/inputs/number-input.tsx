import { Row } from '../layout/row.tsx'
import { Button, Input, type InputProps } from 'antd'
import { useState } from 'react'
import type { Language } from '../../domain/languages/language.ts'
import { hasDecimals } from '../../domain/money/number.ts'
import { type NumberUnit, readNumber, writeNumber } from '../../domain/money/typed-number.ts'
import { useLanguage } from '../locale/use-locale.ts'

type Value = number | string

type Props = Omit<InputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> & {
  /** A number, or what was typed where that is none. */
  value?: Value | null
  onChange?: (value: Value) => void
  /** Unit of the number: its sign may stand beside the digits, and stands behind the input. */
  unit?: NumberUnit
  /** For counts: a telephone then shows digits alone. */
  whole?: boolean
}

const signs: Record<NumberUnit, string> = { euros: '€', percent: '%' }
const decimalsOf = (unit: NumberUnit | undefined) => (unit === 'euros' ? 2 : undefined)

const written = (value: Value | null | undefined, language: Language, unit?: NumberUnit) =>
  typeof value === 'number' ? writeNumber(value, language, decimalsOf(unit)) : (value ?? '')

/** The number that a text means, or the text where it is none, or may be two. */
const valueOf = (text: string, language: Language, unit?: NumberUnit): Value => {
  const [reading, other] = readNumber(text, unit, language)
  const isClear = reading && !other && reading.decimals <= (decimalsOf(unit) ?? Infinity)
  return isClear ? reading.value : text
}

/**
 * A number, typed as people write it. Its value is the number, so that the form sends what the screen means: `1.200` is 1200
 * on a German page. What has two readings stays text, which the contract refuses with both of them, and each is one press away.
 */
export function NumberInput({ value, onChange, onFocus, onBlur, unit, whole = false, ...rest }: Props) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  // Another value has come from elsewhere, unless what was typed still means this one.
  const text = valueOf(typed, language, unit) === (value ?? '') ? typed : written(value, language, unit)
  const give = (next: string) => {
    setTyped(next)
    onChange?.(valueOf(next, language, unit))
  }
  const readings = isTyping ? [] : readNumber(text, unit, language)
  const choices = readings
    .map((reading) => reading.value)
    .filter((one) => hasDecimals(one, decimalsOf(unit) ?? Infinity))
  return (
    <>
      <Input
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        suffix={unit && signs[unit]}
        {...rest}
        value={text}
        onChange={({ target }) => give(target.value)}
        onFocus={(event) => {
          setIsTyping(true)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setIsTyping(false)
          onBlur?.(event)
        }}
      />
      {readings.length > 1 && (
        <Row gap={8} wrap role="group" aria-labelledby={`${rest.id}_help`} marginTop={4}>
          {choices.map((one) => (
            <Button key={one} size="small" onClick={() => give(written(one, language, unit))}>
              {unit === 'euros' ? language.euros(one) : language.number(one)}
            </Button>
          ))}
        </Row>
      )}
    </>
  )
}
