import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { accentShades, isAccent } from '@keyhaven/shared-contracts/domain/accent'
import { paper, petrol, previews, white } from '@keyhaven/shared-contracts/domain/palette'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { mediaUrl, q } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQuery } from '@tanstack/react-query'
import { theme } from 'antd'
import type { CSSProperties } from 'react'
import { cheapestNight } from '../landing/cheapest-night.ts'
import './site-preview.css'

/** Unsaved values that the preview shows. */
type Draft = { accent?: string | null | undefined; business_name?: string | undefined; intro?: string | undefined }
type Props = { settings: SiteSettings; draft?: Draft }

/** A guest's first sight of the owner's site in small, with the first of their own houses. */
export function SitePreview({ settings, draft = {} }: Props) {
  const t = useMessages(settingsCatalog)
  const { token } = theme.useToken()
  const user = useSession((session) => session.user)
  const { data } = useQuery({ ...q(publicApi.list, { query: { owner: user?.slug ?? '' } }), enabled: user !== null })
  if (!user) return null
  const { accent, business_name, intro } = { ...settings, ...draft }
  const shades = accentShades(isAccent(accent) ? accent : petrol).light
  const colours = {
    '--kh-preview-border': token.colorBorder,
    '--kh-preview-address': token.colorFillSecondary,
    '--kh-preview-paper': paper[0],
    '--kh-preview-card': white,
    '--kh-preview-ink': previews.site.ink,
    '--kh-preview-tint': shades.tint,
    '--kh-preview-link': shades.link,
    '--kh-preview-accent': shades.accent,
    '--kh-preview-on-accent': shades['on-accent'],
  } as CSSProperties
  const hero = settings.hero?.sources[0]
  const house = data?.data.properties[0]
  const picture = house?.images[0]
  const cheapest = house && cheapestNight(house)
  return (
    <figure className="site-preview" style={colours}>
      <div className="site-preview-frame">
        <div className="site-preview-address">{settings.site_url.replace(/^https?:\/\//, '')}</div>
        {/* The guests' page as most of them see it: light, whatever the owner's theme. */}
        <div className="site-preview-page">
          <div className="site-preview-header">
            {user.logo && <img src={mediaUrl(user.logo)} alt={t.logo} />}
            <strong>{business_name || `${user.first_name} ${user.last_name}`}</strong>
          </div>
          {hero ? (
            <img className="site-preview-photo" src={mediaUrl(hero.image)} alt={settings.hero?.alt_text} height={130} />
          ) : (
            <div className="site-preview-tint" />
          )}
          <Box padding={16}>
            {intro && <p className="site-preview-intro">{intro.slice(0, 240)}</p>}
            <div className="site-preview-house">
              {picture ? (
                <img
                  className="site-preview-photo"
                  src={mediaUrl((picture.sources?.[0] ?? picture).image)}
                  alt={picture.alt_text || house.name}
                  height={120}
                />
              ) : (
                <div className="site-preview-tint" />
              )}
              <div className="site-preview-words">
                {house && <p>{`${house.address.city}, ${house.address.country}`}</p>}
                <p className="site-preview-name">{house?.name ?? t.property}</p>
                {cheapest !== undefined && <p>{t.from(cheapest)}</p>}
                <p className="site-preview-link">{t.calendar}</p>
                <span className="site-preview-button">{t.request}</span>
              </div>
            </div>
          </Box>
        </div>
      </div>
      <figcaption>
        <Box marginTop={8}>
          <Text type="secondary">{t.preview}</Text>
        </Box>
      </figcaption>
    </figure>
  )
}
