import { settingsCatalog } from '../messages/settings-catalog.ts'
import { siteApi, type SiteSettings, siteSettingsBody } from '@keyhaven/shared-contracts/contract/public/public-site'
import { guestLocales, isGuestLocale, languageNames } from '@keyhaven/shared-contracts/domain/locale'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Select } from 'antd'

const languages = guestLocales.map((locale) => ({ value: locale, label: languageNames[locale] }))

type Props = { settings: SiteSettings; onClose: () => void }

/** Changes the language of guests whose own is not offered. */
export function LanguageForm({ settings, onClose }: Props) {
  const { language: t, save, noChanges } = useMessages(settingsCatalog)
  const form = useZodForm(siteSettingsBody, { locale: isGuestLocale(settings.locale) ? settings.locale : 'en' })
  const change = useCommand(siteApi.change)
  return (
    <FormModal
      title={t.title}
      form={form}
      about="Public site, language"
      submitLabel={form.changed ? save : noChanges}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onClose={onClose}
    >
      <Form.Item label={t.label} extra={t.extra} {...form.field('locale')}>
        <Select options={languages} />
      </Form.Item>
    </FormModal>
  )
}
