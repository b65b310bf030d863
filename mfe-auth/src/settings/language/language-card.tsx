import { accountSettingsApi } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useHelpSources, useSettingsSections } from '@keyhaven/shared-contracts/web/navigation'
import { SettingsCard } from '@keyhaven/shared-contracts/web/page'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Form, Select, Typography } from 'antd'
import { useState } from 'react'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { CardProblem } from '../card-problem.tsx'
import { isGuestLocale, languageNames, locales } from '@keyhaven/shared-contracts/domain/locale'

/** The languages to choose from: those of the whole product, then those that only an area has words in. */
const languagesOf = (current: string, ...ofAreas: (readonly string[])[]): string[] => {
  const more = [current, ...ofAreas.flat()].filter((tag) => /^[a-z]{2,3}$/.test(tag))
  return [...new Set([...locales, ...more.toSorted()])]
}

/** A language by its own name. */
const languageName = (tag: string) =>
  isGuestLocale(tag) ? languageNames[tag] : (new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag)

/** The language of the owner's screens and mails: at once here, and in the account for everywhere else. */
export function LanguageCard({ user }: { user: User }) {
  const { language: t } = useMessages(settingsCatalog)
  const { locale, choose } = useLocale()
  const save = useCommand(accountSettingsApi.changeLocale)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { languages } = useHelpSources()
  const { sections } = useSettingsSections()
  const current = user.locale ?? locale
  const options = languagesOf(current, ...Object.values(languages), ...sections.map((one) => Object.keys(one.in ?? {})))

  const change = async (tag: string) => {
    setBusy(true)
    setFailure(null)
    try {
      await choose(tag).catch(() => {
        throw new Error(t.failed)
      })
      useSession.getState().setUser(await save.mutateAsync({ body: { locale: tag } }))
    } catch (error) {
      setFailure(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SettingsCard title={t.title}>
      <Form.Item label={t.label} layout="vertical" htmlFor="account-language" style={{ marginBottom: 8 }}>
        <Select
          id="account-language"
          value={current}
          options={options.map((value) => ({ value, label: <span lang={value}>{languageName(value)}</span> }))}
          onChange={(tag) => void change(tag)}
          loading={isBusy}
          disabled={isBusy}
          style={{ maxWidth: 280 }}
        />
      </Form.Item>
      <Typography.Text type="secondary">{t.about}</Typography.Text>
      <CardProblem error={failure} />
    </SettingsCard>
  )
}
