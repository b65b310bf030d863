import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { isGuestLocale, languageNames } from '@keyhaven/shared-contracts/domain/locale'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, SettingsCard, usePreload } from '@keyhaven/shared-contracts/web/page'
import { useState } from 'react'
import { settingsCatalog } from '../messages/settings-catalog.ts'

const LanguageForm = lazyDialog(() => import('./language-form.tsx'), 'LanguageForm')

type Props = { settings: SiteSettings; canEdit: boolean }

/** In which language guests read whose own is not offered. */
export function LanguageCard({ settings, canEdit }: Props) {
  usePreload(LanguageForm)
  const t = useMessages(settingsCatalog).language
  const [isEdited, edit] = useState(false)
  const { locale } = settings
  return (
    <>
      <SettingsCard title={t.title} onEdit={canEdit ? () => edit(true) : undefined}>
        <Text component="p">{t.chosen(languageNames[isGuestLocale(locale) ? locale : 'en'])}</Text>
      </SettingsCard>
      {isEdited && <LanguageForm settings={settings} onClose={() => edit(false)} />}
    </>
  )
}
