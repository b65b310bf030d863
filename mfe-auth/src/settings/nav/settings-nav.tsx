import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Divider, theme } from 'antd'
import { Link } from 'react-router-dom'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { settingsGroups, useGroupInSight, useMoreSettings } from './settings-groups.ts'

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 } as const
const entry = { display: 'block', padding: '6px 12px', borderRadius: 8, textDecoration: 'none' } as const

/** Side navigation of the settings: the groups of the page, then the pages of other areas. */
export function SettingsNav() {
  const t = useMessages(settingsCatalog)
  const { token } = theme.useToken()
  const inSight = useGroupInSight()
  const more = useMoreSettings()
  const link = { ...entry, color: token.colorText }
  const activeLink = { ...link, background: token.colorFillSecondary, fontWeight: 600 }
  return (
    <nav aria-label={t.groups.label} style={{ position: 'sticky', top: 16 }}>
      <ul style={list}>
        {settingsGroups.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={inSight === id ? 'true' : undefined}
              style={inSight === id ? activeLink : link}
            >
              {t.groups[id]}
            </a>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <>
          <Divider style={{ margin: '12px 0' }} />
          <ul style={list}>
            {more.map(({ id, title, path }) => (
              <li key={id}>
                <Link to={path} style={link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}
