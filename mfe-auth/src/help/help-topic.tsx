import { LinkOutlined, RightOutlined } from '@ant-design/icons'
import type { HelpPicture, HelpTopic as Topic } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useTheme } from '@keyhaven/shared-contracts/web/theme'
import { App, Button, Flex, theme, Tooltip, Typography } from 'antd'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { helpCatalog } from '../messages/catalogs.ts'

const measure = { maxWidth: '70ch' } as const

const [width, height] = [1040, 780]

/** The steps on the screen they are taken on; a press shows it in its own size. */
function StepsPicture({ picture }: { picture: HelpPicture }) {
  const { token } = theme.useToken()
  const src = useTheme(({ shown }) => picture[shown])
  return (
    <a href={src} target="_blank" rel="noreferrer" style={{ display: 'block', maxWidth: 720, margin: '4px 0 12px' }}>
      <img
        {...{ src, width, height }}
        alt={picture.alt}
        loading="lazy"
        style={{
          display: 'block',
          width: '100%',
          height: 'auto',
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadiusLG,
        }}
      />
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
      id={topic.id}
      tabIndex={-1}
      aria-labelledby={`${topic.id}-title`}
      aria-current={isMarked ? 'location' : undefined}
      style={frame}
    >
      <Flex justify="space-between" align="start" gap={8}>
        <Typography.Title level={3} id={`${topic.id}-title`} style={{ fontSize: 16, margin: '4px 0 8px' }}>
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
        <p key={paragraph} style={{ ...measure, margin: '0 0 10px' }}>
          {paragraph}
        </p>
      ))}
      {topic.steps && (
        <ol style={{ ...measure, margin: '0 0 10px', paddingInlineStart: 24, display: 'grid', gap: 4 }}>
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
