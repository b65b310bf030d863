import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import { paper, petrol, previews, white } from '@keyhaven/shared-contracts/domain/palette'
import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public-site'
import { mediaUrl } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { theme, Typography } from 'antd'

/** A guest's first sight of the site in small: its address, whose it is, and a button in its colour. */
export function SitePreview({ settings }: { settings: SiteSettings }) {
  const t = useMessages(settingsCatalog)
  const { token } = theme.useToken()
  const user = useSession((session) => session.user)
  if (!user) return null
  const shades = accentShades(settings.accent ?? petrol).light
  const name = settings.business_name || `${user.first_name} ${user.last_name}`
  const hero = settings.hero?.sources[0]
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
        <div style={{ padding: '18px 20px 24px', background: paper[0], color: previews.site.ink }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 10, marginBottom: 20 }}>
            {user.logo && <img src={mediaUrl(user.logo)} alt={t.logo} style={{ maxWidth: 90, maxHeight: 36 }} />}
            <strong style={{ fontSize: 17 }}>{name}</strong>
          </div>
          <div style={{ padding: 16, borderRadius: 10, background: white }}>
            {hero ? (
              <img
                src={mediaUrl(hero.image)}
                alt={settings.hero?.alt_text}
                style={{ display: 'block', width: '100%', height: 120, borderRadius: 8, objectFit: 'cover' }}
              />
            ) : (
              <div style={{ height: 92, borderRadius: 8, background: shades.tint }} />
            )}
            {settings.intro && (
              <p style={{ margin: '12px 0 0', fontSize: 13, whiteSpace: 'pre-line' }}>{settings.intro.slice(0, 160)}</p>
            )}
            <div style={{ margin: '12px 0 2px', fontWeight: 600 }}>{t.property}</div>
            <div style={{ color: shades.link, textDecoration: 'underline', marginBottom: 14 }}>{t.calendar}</div>
            <span
              style={{
                ...{ display: 'inline-block', padding: '8px 16px', borderRadius: 8, fontWeight: 600 },
                ...{ background: shades.accent, color: shades['on-accent'] },
              }}
            >
              {t.request}
            </span>
          </div>
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
