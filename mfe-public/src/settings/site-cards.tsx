import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public-site'
import { counted, Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Typography } from 'antd'
import { DomainProof } from './domain-proof.tsx'

/** What is edited at a time, each in a card of its own. */
export type SitePart = 'domain' | 'look' | 'requests' | 'privacy' | 'embedding'

export const partTitles = {
  domain: 'Your own domain',
  look: 'Colour',
  requests: 'Guests’ requests',
  privacy: 'Privacy text',
  embedding: 'Sites that may embed your booking',
} as const satisfies Record<SitePart, string>

type Props = { settings: SiteSettings; onEdit: ((part: SitePart) => void) | undefined }

const status = { none: '', unproven: 'not proven yet', proven: 'proven' } as const
const text = { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
const beginning = (words: string) => (words.length > 280 ? `${words.slice(0, 280).replace(/\s+\S*$/, '')} …` : words)

/** What is set about the public site, a card for each thing that is edited by itself. */
export function SiteCards({ settings, onEdit }: Props) {
  const { domain, domain_status, site_url, accent, allowed_origins, request_expiry_hours, privacy_text } = settings
  const card = (part: SitePart) => ({ title: partTitles[part], onEdit: onEdit && (() => onEdit(part)) })
  return (
    <>
      <SettingsCard title="Address" extra={<TextLink to={paths.settings()}>Change link in Settings</TextLink>}>
        <a href={site_url} target="_blank" rel="noopener" style={{ ...text, textDecoration: 'underline' }}>
          {site_url}
        </a>
      </SettingsCard>
      <SettingsCard {...card('domain')}>
        {domain === null ? (
          <Typography.Text type="secondary">
            None. With your own domain, guests see your name instead of Keyhaven’s in the address.
          </Typography.Text>
        ) : (
          <p style={text}>{`${domain}, ${status[domain_status]}`}</p>
        )}
        {domain_status === 'unproven' && <DomainProof key={domain} settings={settings} />}
      </SettingsCard>
      <SettingsCard {...card('look')}>
        {accent === null ? (
          <Typography.Text type="secondary">Keyhaven’s own, for buttons and links</Typography.Text>
        ) : (
          <p style={{ ...text, display: 'flex', alignItems: 'center', gap: 8 }}>
            <span aria-hidden="true" style={{ width: 18, height: 18, borderRadius: 5, background: accent }} />
            <span>{accent}</span>
          </p>
        )}
      </SettingsCard>
      <SettingsCard {...card('requests')}>
        <FactGroup>
          <Fact name="Time to answer">{counted(request_expiry_hours, 'hours')}, then a request expires</Fact>
          <Fact name="Longest stay">{counted(settings.max_nights, 'nights')}</Fact>
          <Fact name="Bookable">Up to {counted(settings.horizon_months, 'months')} ahead</Fact>
        </FactGroup>
      </SettingsCard>
      <SettingsCard {...card('privacy')}>
        {privacy_text === '' ? (
          <Typography.Text type="secondary">Keyhaven’s text, with your name and address</Typography.Text>
        ) : (
          <p style={text}>{beginning(privacy_text)}</p>
        )}
      </SettingsCard>
      <SettingsCard {...card('embedding')}>
        {allowed_origins.length === 0 ? (
          <Typography.Text type="secondary">
            None. Until you add a site, your booking is not shown on any other website, not even your own.
          </Typography.Text>
        ) : (
          <p style={text}>{allowed_origins.join(', ')}</p>
        )}
      </SettingsCard>
    </>
  )
}
