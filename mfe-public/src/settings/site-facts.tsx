import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public-site'
import { counted } from '@keyhaven/shared-contracts/web/counted'
import { Fact } from '@keyhaven/shared-contracts/web/ui/fact'
import { FactGroup } from '@keyhaven/shared-contracts/web/ui/fact-group'
import { theme, Typography } from 'antd'

const status = { none: '', unproven: 'not proven yet', proven: 'proven' } as const
const beginning = (text: string) => (text.length > 280 ? `${text.slice(0, 280).replace(/\s+\S*$/, '')} …` : text)

/** What is set about the public site. */
export function SiteFacts({ settings }: { settings: SiteSettings }) {
  const { token } = theme.useToken()
  const { domain, domain_status, site_url, accent, allowed_origins, request_expiry_hours, privacy_text } = settings
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <FactGroup title="Your site">
        <Fact name="Address">
          <a href={site_url} target="_blank" rel="noopener" style={{ textDecoration: 'underline' }}>
            {site_url}
          </a>
        </Fact>
        <Fact name="Own domain">{domain === null ? 'None' : `${domain}, ${status[domain_status]}`}</Fact>
        <Fact name="Colour">
          {accent === null ? (
            "Keyhaven's own"
          ) : (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
              <span
                aria-hidden="true"
                style={{
                  ...{ width: 18, height: 18, borderRadius: 5, background: accent },
                  border: `1px solid ${token.colorBorder}`,
                }}
              />
              {accent}
            </span>
          )}
        </Fact>
      </FactGroup>
      <FactGroup title="Requests">
        <Fact name="Unanswered for">{counted(request_expiry_hours, 'hours')}, then a request expires</Fact>
        <Fact name="Longest stay">{counted(settings.max_nights, 'nights')}</Fact>
        <Fact name="Can begin">Up to {counted(settings.horizon_months, 'months')} ahead</Fact>
        <Fact name="Privacy text">
          {privacy_text === '' ? (
            'Ours, in your name'
          ) : (
            <Typography.Text style={{ whiteSpace: 'pre-line' }}>{beginning(privacy_text)}</Typography.Text>
          )}
        </Fact>
      </FactGroup>
      <FactGroup title="Sites that may embed your booking">
        <Fact name="Addresses">{allowed_origins.length === 0 ? 'None' : allowed_origins.join(', ')}</Fact>
      </FactGroup>
    </div>
  )
}
