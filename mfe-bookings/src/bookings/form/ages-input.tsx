import { Input } from 'antd'
import { useState } from 'react'

const agesIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

type Props = { id?: string; value?: readonly number[]; placeholder: string; onChange?: (ages: number[]) => void }

/** The ages of children as people list them: `4, 9`. What is typed stays as it is; the field holds numbers. */
export function AgesInput({ value = [], onChange, ...rest }: Props) {
  const [draft, setDraft] = useState('')
  const text = agesIn(draft).join() === value.join() ? draft : value.join(', ')
  return (
    <Input
      {...rest}
      value={text}
      inputMode="text"
      autoComplete="off"
      onChange={({ target }) => {
        setDraft(target.value)
        onChange?.(agesIn(target.value))
      }}
    />
  )
}
