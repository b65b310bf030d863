import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'

type Props = {
  label: string
  value: string
  /** Initial text, which the address does not have yet. */
  start?: string
  onSearch: (text: string) => void
}

/** A search that follows the typing, a moment behind, and never takes back a letter that was typed meanwhile. */
export function SearchBox({ label, value, start = value, onSearch }: Props) {
  const [text, setText] = useState(start)
  const [seen, setSeen] = useState(value)
  /** Searches that the address does not say yet. */
  const [sent, setSent] = useState<readonly string[]>([])
  if (seen !== value) {
    setSeen(value)
    const own = sent.indexOf(value)
    setSent(sent.slice(own + 1))
    if (own < 0) setText(value)
  }
  const search = useEffectEvent(() => {
    setSent([...sent, text.trim()])
    onSearch(text)
  })
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(search, 250)
    // A reload would forget what was typed last.
    window.addEventListener('pagehide', search)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', search)
    }
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
      style={{ flex: '1 1 200px', maxWidth: 420 }}
    />
  )
}
