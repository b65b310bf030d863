import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { accentShades, isAccent } from '@keyhaven/shared-contracts/domain/accent'
import { paper, petrol, previews, white } from '@keyhaven/shared-contracts/domain/palette'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { mediaUrl, q } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQuery } from '@tanstack/react-query'
import { theme, Typography } from 'antd'
import { cheapestNight } from '../landing/cheapest-night.ts'

/** Unsaved values that the preview shows. */
type Draft = { accent?: string | null | undefined; business_name?: string | undefined; intro?: string | undefined }
type Props = { settings: SiteSettings; draft?: Draft }

const photo = (height: number) => ({ display: 'block', width: '100%', height, objectFit: 'cover' }) as const
const line = { margin: '2px 0', fontSize: 13 } as const

/** A guest's first sight of the owner's site in small, with the first of their own houses. */
export function SitePreview({ settings, draft = {} }: Props) {
  const t = useMessages(settingsCatalog)
  const { token } = theme.useToken()
  const user = useSession((session) => session.user)
  const { data } = useQuery({ ...q(publicApi.list, { query: { owner: user?.slug ?? '' } }), enabled: user !== null })
  if (!user) return null
  const { accent, business_name, intro } = { ...settings, ...draft }
  const shades = accentShades(isAccent(accent) ? accent : petrol).light
  const hero = settings.hero?.sources[0]
  const house = data?.data.properties[0]
  const picture = house?.images[0]
  const cheapest = house && cheapestNight(house)
  return (
    <figure style={{ margin: 0 }}>
      <div
        style={{
          overflow: 'hidden',
          border: `1px solid ${token.colorBorder}`,
          borderRadius: 10,
          overflowWrap: 'anywhere',
        }}
      >
        <div style={{ padding: '8px 12px', background: token.colorFillSecondary, fontSize: 12 }}>
          {settings.site_url.replace(/^https?:\/\//, '')}
        </div>
        {/* The guests' page as most of them see it: light, whatever the owner's theme. */}
        <div style={{ background: paper[0], color: previews.site.ink }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 10, padding: '12px 16px', background: white }}>
            {user.logo && <img src={mediaUrl(user.logo)} alt={t.logo} style={{ maxWidth: 90, maxHeight: 32 }} />}
            <strong style={{ fontSize: 16 }}>{business_name || `${user.first_name} ${user.last_name}`}</strong>
          </div>
          {hero ? (
            <img src={mediaUrl(hero.image)} alt={settings.hero?.alt_text} style={photo(130)} />
          ) : (
            <div style={{ height: 64, background: shades.tint }} />
          )}
          <Box padding={16}>
            {intro && <p style={{ ...line, margin: '0 0 12px', whiteSpace: 'pre-line' }}>{intro.slice(0, 240)}</p>}
            <div style={{ overflow: 'hidden', borderRadius: 10, background: white }}>
              {picture ? (
                <img
                  src={mediaUrl((picture.sources?.[0] ?? picture).image)}
                  alt={picture.alt_text || house.name}
                  style={photo(120)}
                />
              ) : (
                <div style={{ height: 72, background: shades.tint }} />
              )}
              <div style={{ padding: 14 }}>
                {house && <p style={line}>{`${house.address.city}, ${house.address.country}`}</p>}
                <p style={{ ...line, fontSize: 15, fontWeight: 600 }}>{house?.name ?? t.property}</p>
                {cheapest !== undefined && <p style={line}>{t.from(cheapest)}</p>}
                <p style={{ ...line, color: shades.link, textDecoration: 'underline' }}>{t.calendar}</p>
                <span
                  style={{
                    ...{ display: 'inline-block', marginTop: 8, padding: '8px 16px', borderRadius: 8, fontWeight: 600 },
                    ...{ background: shades.accent, color: shades['on-accent'] },
                  }}
                >
                  {t.request}
                </span>
              </div>
            </div>
          </Box>
        </div>
      </div>
      <figcaption>
        <Typography.Text type="secondary" style={{ display: 'block', marginTop: 8 }}>
          {t.preview}
        </Typography.Text>
      </figcaption>
    </figure>
  )
}
