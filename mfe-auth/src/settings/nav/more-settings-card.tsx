import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { Typography } from 'antd'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { useMoreSettings } from './settings-groups.ts'

/** The settings that areas bring, as a card, where there is no room beside the cards. */
export function MoreSettingsCard() {
  const t = useMessages(settingsCatalog)
  const more = useMoreSettings()
  if (more.length === 0) return null
  return (
    <SettingsCard title={t.more}>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {more.map(({ id, title, about, path }) => (
          <li key={id}>
            <TextLink to={path}>{title}</TextLink>
            {about && (
              <Typography.Text type="secondary" style={{ display: 'block' }}>
                {about}
              </Typography.Text>
            )}
          </li>
        ))}
      </ul>
    </SettingsCard>
  )
}
