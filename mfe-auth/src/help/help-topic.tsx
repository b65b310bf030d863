import { LinkOutlined, RightOutlined } from '@ant-design/icons'
import type { HelpPicture, HelpTopic as Topic } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { App, Button, Flex, theme, Tooltip, Typography } from 'antd'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { helpCatalog } from '../messages/catalogs.ts'
import './help.css'

const [width, height] = [1040, 780]

/** The steps on the screen they are taken on; a press shows it in its own size. */
function StepsPicture({ picture }: { picture: HelpPicture }) {
  const src = useTheme(({ shown }) => picture[shown])
  return (
    <a href={src} target="_blank" rel="noreferrer" className="help-picture">
      <img {...{ src, width, height }} alt={picture.alt} loading="lazy" />
    </a>
  )
}

/** One topic: its words, what to do, and the way to the screen. The one that the address names is marked. */
export function HelpTopic({ topic, isMarked }: { topic: Topic; isMarked: boolean }) {
  const t = useMessages(helpCatalog)
  const { token } = theme.useToken()
  const { message } = App.useApp()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + paths.help(topic.id))
      message.success(t.linkCopied)
    } catch {
      message.error(t.copyForbidden)
    }
  }
  const frame: CSSProperties = {
    padding: '16px 20px',
    borderInlineStart: `3px solid ${isMarked ? token.colorPrimary : 'transparent'}`,
    borderTop: `1px solid ${token.colorBorderSecondary}`,
    background: isMarked ? token.colorPrimaryBg : undefined,
    scrollMarginTop: 72,
    // It is marked, which says more than a ring around the whole.
    outline: 'none',
  }
  return (
    <article
      className="help-topic"
      id={topic.id}
      tabIndex={-1}
      aria-labelledby={`${topic.id}-title`}
      aria-current={isMarked ? 'location' : undefined}
      style={frame}
    >
      <Flex justify="space-between" align="start" gap={8}>
        <Typography.Title level={3} id={`${topic.id}-title`} className="help-topic-title">
          {topic.title}
        </Typography.Title>
        <Tooltip title={t.copyLink}>
          <Button
            type="text"
            icon={<LinkOutlined aria-hidden />}
            aria-label={t.copyLinkTo(topic.title)}
            onClick={() => void copy()}
          />
        </Tooltip>
      </Flex>
      {topic.content.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {topic.steps && (
        <ol>
          {topic.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {topic.picture && <StepsPicture picture={topic.picture} />}
      {topic.link && (
        <Link to={topic.link.path}>
          <span>{topic.link.label}</span> <RightOutlined aria-hidden style={{ fontSize: 11 }} />
        </Link>
      )}
    </article>
  )
}
