import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** A search that follows the typing, a moment behind. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  if (asked !== value) {
    setAsked(value)
    if (text.trim() !== value) setText(value)
  }
  const search = useEffectEvent(() => onSearch(text))
  useEffect(() => {
    const timer = text.trim() === value ? undefined : setTimeout(search, 250)
    return () => clearTimeout(timer)
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
      style={{ maxWidth: 420 }}
    />
  )
}
