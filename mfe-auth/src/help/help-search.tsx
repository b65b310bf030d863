import { SearchOutlined } from '@ant-design/icons'
import { unseen } from '@keyhaven/shared-contracts/web/facts'
import { useCombobox } from '@keyhaven/shared-contracts/web/inputs'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Input, theme } from 'antd'
import { type CSSProperties, useId, useState } from 'react'
import { helpCatalog } from '../messages/catalogs.ts'
import './help.css'
import { fold } from '@keyhaven/shared-contracts/domain/fold'
import type { HelpSection, HelpTopic } from '@keyhaven/shared-contracts/platform/help'

type Match = { topic: HelpTopic; section: HelpSection }

/** The topics in which every word occurs: those with it in the title first, then those with it in the text. */
export const searchTopics = (sections: readonly HelpSection[], search: string): Match[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const all = sections.flatMap((section) => section.topics.map((topic) => ({ topic, section })))
  const hasAll = (text: string) => words.every((word) => text.includes(word))
  const title = ({ topic }: Match) => fold(topic.title)
  const whole = ({ topic, section }: Match) =>
    fold([topic.title, section.title, ...topic.content, ...(topic.steps ?? [])].join('\n'))
  const inTitle = all.filter((match) => hasAll(title(match)))
  return [...inTitle, ...all.filter((match) => !inTitle.includes(match) && hasAll(whole(match)))]
}

type Props = { text: string; matches: readonly Match[]; onText: (text: string) => void; onChoose: (id: string) => void }

const maxHits = 8

/** The search with its preview of topics and their sections: a combobox as the ARIA practices describe it. */
export function HelpSearch({ text, matches, onText, onChoose }: Props) {
  const t = useMessages(helpCatalog)
  const id = useId()
  const { token } = theme.useToken()
  const [isOpen, setOpen] = useState(false)
  const options = matches.slice(0, maxHits)
  const isShown = isOpen && options.length > 0

  const idOf = (match: Match) => `${id}-${options.indexOf(match)}`

  const write = (next: string) => {
    onText(next)
    setOpen(true)
    point(undefined)
  }
  const { active, point, fieldProps, optionProps } = useCombobox({
    options,
    idOf,
    listId: `${id}-list`,
    isShown,
    startsAtFirst: true,
    onOpen: () => setOpen(true),
    onChoose: ({ topic }) => onChoose(topic.id),
    onEscape: () => (isShown ? setOpen(false) : write('')),
  })
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
    <div className="help-search">
      <Input
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t.search}
        allowClear
        maxLength={100}
        aria-label={t.search}
        {...fieldProps}
        value={text}
        onChange={(event) => write(event.target.value)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t.matches} hidden={!isShown} style={list}>
        {options.map((match) => (
          <button
            key={match.topic.id}
            {...optionProps(match)}
            ref={match === active && isShown ? intoView : undefined}
            onPointerEnter={() => point(idOf(match))}
            // The input keeps the focus, or the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            style={{ ...option, background: match === active ? token.controlItemBgActive : 'none' }}
          >
            <Text block>{match.topic.title}</Text>
            <Text type="secondary" size={12}>
              {match.section.title}
            </Text>
          </button>
        ))}
      </div>
      <div role="status" style={unseen}>
        {text.trim() !== '' && t.matching(matches.length)}
      </div>
    </div>
  )
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
