import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useState } from 'react'

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** A search that follows the typing, a moment behind. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  if (asked !== value) {
    setAsked(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text), 250)
    return () => clearTimeout(timer)
    // A new `onSearch` with every render must not start the wait again.
  }, [text, value])
  return (
    <Input
      type="search"
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
      style={{ maxWidth: 320 }}
    />
  )
}
