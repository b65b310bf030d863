import { MessageOutlined } from '@ant-design/icons'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { EmptyState, lazyDialog, LoadingState, PageTitle, usePreload } from '@keyhaven/shared-contracts/web/page'
import { Button, Card, Flex } from 'antd'
import { useMemo, useState, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { helpCatalog } from '../messages/catalogs.ts'
import { HelpNotices } from './help-notices.tsx'
import { HelpSearch, searchTopics } from './help-search.tsx'
import { HelpSection } from './help-section.tsx'
import { findTopic, useHelp } from './use-help.ts'

const ContactForm = lazyDialog(() => import('./contact-form.tsx'), 'ContactForm')

/** The help of all areas in one place; the address names the topic to open. */
export function HelpPage() {
  usePreload(ContactForm)
  const t = useMessages(helpCatalog)
  const navigate = useNavigate()
  const { key } = useLocation()
  const { topic: topicId } = useParams()
  const { sections, isLoading, failed, isRetrying, retry } = useHelp()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const [isWriting, write] = useState(false)

  const match = useMemo(() => (topicId ? findTopic(sections, topicId) : undefined), [sections, topicId])
  const arrival = match ? `${key} ${match.topic.id}` : ''
  const [lastArrival, setLastArrival] = useState('')
  if (arrival && arrival !== lastArrival) {
    setLastArrival(arrival)
    setOpen(match?.section.id ?? null)
  }
  useScrollToTopic(match?.topic.id, arrival)

  const matches = useMemo(() => searchTopics(sections, text), [sections, text])
  const isFruitless = text.trim() !== '' && matches.length === 0
  const contact = (
    <Button icon={<MessageOutlined aria-hidden />} onClick={() => write(true)}>
      {t.contact}
    </Button>
  )
  const choose = (id: string) => {
    setText('')
    void navigate(paths.help(id))
  }

  return (
    <Box maxWidth={960}>
      <PageTitle title={t.title} actions={contact} />
      {isLoading ? (
        <Card>
          <LoadingState label={t.loading} />
        </Card>
      ) : (
        <Flex vertical gap={16}>
          <HelpSearch text={text} matches={matches} onText={setText} onChoose={choose} />
          <HelpNotices
            failed={failed}
            isRetrying={isRetrying}
            onRetry={retry}
            unknownTopic={topicId !== undefined && !match}
          />
          {isFruitless ? (
            <Card styles={{ body: { padding: 0 } }} role="status">
              <EmptyState title={t.noMatch(text.trim())} hint={t.noMatchHint} action={<Flex gap={8}>{contact}</Flex>} />
            </Card>
          ) : (
            sections.map((section) => (
              <HelpSection
                key={section.id}
                section={section}
                isOpen={section.id === open}
                onToggle={() => setOpen(section.id === open ? null : section.id)}
                highlightedTopic={match?.topic.id}
              />
            ))
          )}
          {sections.length === 0 && failed === 0 && (
            <Card styles={{ body: { padding: 0 } }}>
              <EmptyState title={t.none} hint={t.noneHint} />
            </Card>
          )}
        </Flex>
      )}
      {isWriting && (
        <ContactForm
          theme={sections.find(({ id }) => id === open && !isFruitless)?.theme}
          onClose={() => write(false)}
        />
      )}
    </Box>
  )
}

const sectionOpensMs = 150

/** Leads eyes and focus to a topic, a moment after its section has opened; once for each `arrival`. */
const useScrollToTopic = (topic: string | undefined, arrival: string) => {
  const lead = useEffectEvent(() => {
    const element = topic && document.getElementById(topic)
    if (!element) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
    element.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!arrival) return undefined
    const timer = setTimeout(() => lead(), sectionOpensMs)
    return () => clearTimeout(timer)
  }, [arrival])
}
