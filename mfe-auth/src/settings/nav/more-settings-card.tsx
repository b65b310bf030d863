import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { useMoreSettings } from './settings-groups.ts'

/** The settings that areas bring, as a card, where there is no room beside the cards. */
export function MoreSettingsCard() {
  const t = useMessages(settingsCatalog)
  const more = useMoreSettings()
  if (more.length === 0) return null
  return (
    <SettingsCard title={t.more}>
      <Stack component="ul" gap={12}>
        {more.map(({ id, title, about, path }) => (
          <li key={id}>
            <TextLink to={path}>{title}</TextLink>
            {about && (
              <Text type="secondary" block>
                {about}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </SettingsCard>
  )
}
