import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { Fact, FactGroup } from '@keyhaven/shared-contracts/web/facts'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Typography } from 'antd'
import { useLanguageNames } from '../facts/use-language-names.ts'
import { ShownColours } from './shown-colours.tsx'
import { BrandPicturesCard } from './brand-pictures-card.tsx'
import { DomainProof } from './domain-proof.tsx'

/** Part of the settings with a form of its own. */
export type SitePart = 'domain' | 'brand' | 'requests' | 'privacy' | 'embedding' | 'languages'

type Props = { settings: SiteSettings; onEdit: ((part: SitePart) => void) | undefined }

const text = { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
const fullName = (user: { first_name: string; last_name: string }) => `${user.first_name} ${user.last_name}`
const beginning = (words: string) => (words.length > 280 ? `${words.slice(0, 280).replace(/\s+\S*$/, '')} …` : words)

/** Settings of the public site, one card for each form. */
export function SiteCards({ settings, onEdit }: Props) {
  const t = useMessages(settingsCatalog)
  const { list } = useLanguage()
  const nameOf = useLanguageNames()
  const user = useSession((session) => session.user)
  const { domain, domain_status, site_url, accent, allowed_origins, request_expiry_hours, privacy_text } = settings
  const languages = settings.host_languages ?? []
  const card = (part: SitePart) => ({ title: t.parts[part], onEdit: onEdit && (() => onEdit(part)) })
  return (
    <>
      <SettingsCard {...card('domain')}>
        <FactGroup>
          <Fact name={t.address}>
            <a href={site_url} target="_blank" rel="noopener" style={{ ...text, textDecoration: 'underline' }}>
              {site_url}
            </a>
            <div>
              <TextLink to={paths.settings()}>{t.changeLink}</TextLink>
            </div>
          </Fact>
          <Fact name={t.ownDomain}>
            {domain === null ? t.noDomain : domain_status === 'proven' ? t.proven(domain) : t.unproven(domain)}
          </Fact>
        </FactGroup>
        {domain_status === 'unproven' && <DomainProof key={domain} settings={settings} />}
      </SettingsCard>
      <SettingsCard {...card('brand')}>
        <FactGroup>
          <Fact name={t.brand.name}>{settings.business_name || (user && t.brand.ownName(fullName(user)))}</Fact>
          <Fact name={t.brand.intro}>
            <span style={text}>{beginning(settings.intro || t.brand.noIntro)}</span>
          </Fact>
          <Fact name={t.colour}>
            {accent === null ? (
              t.ownColour
            ) : (
              <>
                <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                  <span aria-hidden="true" style={{ width: 18, height: 18, borderRadius: 5, background: accent }} />
                  <span>{accent}</span>
                </span>
                <ShownColours accent={accent} />
              </>
            )}
          </Fact>
        </FactGroup>
      </SettingsCard>
      <BrandPicturesCard settings={settings} canEdit={onEdit !== undefined} />
      <SettingsCard {...card('requests')}>
        <FactGroup>
          <Fact name={t.timeToAnswer}>{t.expires(request_expiry_hours)}</Fact>
          <Fact name={t.longestStay}>{t.nights(settings.max_nights)}</Fact>
          <Fact name={t.bookable}>{t.ahead(settings.horizon_months)}</Fact>
        </FactGroup>
      </SettingsCard>
      <SettingsCard {...card('languages')}>
        {languages.length === 0 ? (
          <Typography.Text type="secondary">{t.hostLanguages.none}</Typography.Text>
        ) : (
          <Text component="p" preLine breakWord>
            {list(languages.map(nameOf))}
          </Text>
        )}
      </SettingsCard>
      <SettingsCard {...card('privacy')}>
        {privacy_text === '' ? (
          <Typography.Text type="secondary">{t.ourText}</Typography.Text>
        ) : (
          <Text component="p" preLine breakWord>
            {beginning(privacy_text)}
          </Text>
        )}
      </SettingsCard>
      <SettingsCard {...card('embedding')}>
        {allowed_origins.length === 0 ? (
          <Typography.Text type="secondary">{t.noSites}</Typography.Text>
        ) : (
          <Text component="p" preLine breakWord>
            {allowed_origins.join(', ')}
          </Text>
        )}
      </SettingsCard>
    </>
  )
}
