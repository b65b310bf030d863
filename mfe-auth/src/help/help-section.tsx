import { DownOutlined } from '@ant-design/icons'
import type { HelpSection as Section } from '@keyhaven/shared-contracts/platform/help'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Card, theme } from 'antd'
import { helpCatalog } from '../messages/catalogs.ts'
import './help.css'
import { HelpTopic } from './help-topic.tsx'

type Props = { section: Section; isOpen: boolean; onToggle: () => void; highlightedTopic: string | undefined }

/** A heading that opens and closes the topics below it. */
export function HelpSection({ section, isOpen, onToggle, highlightedTopic }: Props) {
  const t = useMessages(helpCatalog)
  const { token } = theme.useToken()
  const { id, title, topics } = section
  return (
    <Card styles={{ body: { padding: 0 } }}>
      <Text component="h2">
        <button
          type="button"
          id={`section-${id}`}
          aria-expanded={isOpen}
          aria-controls={`topics-${id}`}
          onClick={onToggle}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            width: '100%',
            padding: '16px 20px',
            border: 0,
            borderRadius: token.borderRadiusLG,
            background: 'none',
            color: token.colorTextHeading,
            font: 'inherit',
            fontSize: 17,
            fontWeight: 600,
            textAlign: 'start',
            cursor: 'pointer',
          }}
        >
          <span className="help-section-title">{title}</span>
          <Text type="secondary" size={13} weight={400} nowrap>
            {t.topics(topics.length)}
          </Text>
          <DownOutlined aria-hidden rotate={isOpen ? 180 : 0} style={{ fontSize: 12 }} />
        </button>
      </Text>
      <section id={`topics-${id}`} aria-labelledby={`section-${id}`} hidden={!isOpen}>
        {topics.map((topic) => (
          <HelpTopic key={topic.id} topic={topic} isMarked={topic.id === highlightedTopic} />
        ))}
      </section>
    </Card>
  )
}
