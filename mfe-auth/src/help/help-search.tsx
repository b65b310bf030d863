import { SearchOutlined } from '@ant-design/icons'
import { unseen } from '@keyhaven/shared-contracts/web/unseen'
import { Input, theme, Typography } from 'antd'
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import type { Match } from './topic-search.ts'

type Props = { text: string; matches: readonly Match[]; onText: (text: string) => void; onChoose: (id: string) => void }

const label = 'Search Help Topics...'
const maxHits = 8

/** The search with its preview of topics and their sections: a combobox as the ARIA practices describe it. */
export function HelpSearch({ text, matches, onText, onChoose }: Props) {
  const id = useId()
  const { token } = theme.useToken()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const options = matches.slice(0, maxHits)
  const isShown = isOpen && options.length > 0

  const write = (next: string) => {
    onText(next)
    setOpen(true)
    setActive(0)
  }
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault()
    setOpen(true)
    if (isShown) setActive((active + step + options.length) % options.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys also choose among what an input method offers.
    if (event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Enter' && isShown && chosen) onChoose(chosen.topic.id)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Escape') write('')
  }
  const list: CSSProperties = {
    position: 'absolute',
    zIndex: 10,
    insetInline: 0,
    top: 'calc(100% + 4px)',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: 4,
    borderRadius: token.borderRadiusLG,
    background: token.colorBgElevated,
    boxShadow: token.boxShadowSecondary,
  }
  const option: CSSProperties = {
    display: 'block',
    width: '100%',
    padding: '8px 12px',
    border: 0,
    borderRadius: token.borderRadius,
    font: 'inherit',
    color: token.colorText,
    textAlign: 'start',
    cursor: 'pointer',
  }
  return (
    <div style={{ position: 'relative', maxWidth: 560 }}>
      <Input
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={label}
        allowClear
        maxLength={100}
        autoComplete="off"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Matching topics" hidden={!isShown} style={list}>
        {options.map(({ topic, section }, index) => (
          <button
            key={topic.id}
            type="button"
            id={`${id}-${index}`}
            ref={index === active && isShown ? intoView : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerEnter={() => setActive(index)}
            // The input keeps the focus, or the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(topic.id)}
            style={{ ...option, background: index === active ? token.controlItemBgActive : 'none' }}
          >
            <span style={{ display: 'block' }}>{topic.title}</span>
            <Typography.Text type="secondary" style={{ fontSize: 12 }}>
              {section.title}
            </Typography.Text>
          </button>
        ))}
      </div>
      <div role="status" style={unseen}>
        {text.trim() !== '' && (matches.length === 1 ? '1 topic matches' : `${matches.length} topics match`)}
      </div>
    </div>
  )
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
