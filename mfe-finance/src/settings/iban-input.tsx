import { Input, type InputProps, type InputRef } from 'antd'
import { useLayoutEffect, useRef } from 'react'

const separators = /[\s.-]/g

/** An IBAN in groups of four, as cards and statements show it. */
export const groupIban = (typed: string) =>
  typed
    .replace(separators, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ')

/** Place in a grouped IBAN behind so many of its characters. */
const placeBehind = (grouped: string, count: number) => {
  let seen = 0
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === count) return at
    if (grouped[at] !== ' ') seen += 1
  }
  return grouped.length
}

type Props = Omit<InputProps, 'value' | 'onChange'> & { value?: string; onChange?: (iban: string) => void }

/** An account number, put into groups of four while it is typed or pasted. */
export function IbanInput({ value = '', onChange, ...input }: Props) {
  const ref = useRef<InputRef>(null)
  // A value that is rewritten sends the cursor to its end; who corrects a character in the middle stays there.
  const cursor = useRef<number>(null)
  useLayoutEffect(() => {
    if (cursor.current !== null) ref.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })
  return (
    <Input
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...input}
      ref={ref}
      value={value}
      onChange={({ target }) => {
        const before = target.value.slice(0, target.selectionStart ?? target.value.length).replace(separators, '')
        const grouped = groupIban(target.value)
        cursor.current = placeBehind(grouped, before.length)
        onChange?.(grouped)
      }}
    />
  )
}
