import { useSettingsSections } from '@keyhaven/shared-contracts/web/settings-sections'
import { TextLink } from '@keyhaven/shared-contracts/web/ui/text-link'
import { Typography } from 'antd'
import { SettingsCard } from '@keyhaven/shared-contracts/web/ui/settings-card'

/** The settings that areas bring, each on a page of its own. */
export function MoreSettingsCard() {
  const { sections } = useSettingsSections()
  if (sections.length === 0) return null
  return (
    <SettingsCard title="More settings">
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {sections.map(({ id, title, about, path }) => (
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
