import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { Card, theme, Typography } from 'antd'
import type { ReactNode } from 'react'
import './dashboard.css'

type Props<Stay> = {
  /** Name of the group, where the card is one itself. */
  title?: string
  heading: string
  /** Colour of the border. */
  color: string
  stays: readonly Stay[]
  renderStay: (stay: Stay) => ReactNode
  /** Below the stays, where there are more than these. */
  more: ReactNode
}

/** A card of stays that wait for their owner. */
export function StayCard<Stay extends { id: number }>({ title, heading, color, stays, renderStay, more }: Props<Stay>) {
  const { token } = theme.useToken()
  return (
    <Card
      {...(title && { role: 'group', 'aria-label': title })}
      styles={{ body: { padding: 0 } }}
      style={{ marginBottom: 20, borderColor: color, overflow: 'hidden' }}
    >
      <h2 className="stay-card-heading">{heading}</h2>
      <Stack component="ul">
        {stays.map((stay, at) => (
          <li key={stay.id} style={at > 0 ? { borderTop: `1px solid ${token.colorBorderSecondary}` } : {}}>
            {renderStay(stay)}
          </li>
        ))}
      </Stack>
      {more && (
        <Typography.Paragraph type="secondary" className="stay-card-more">
          {more}
        </Typography.Paragraph>
      )}
    </Card>
  )
}
