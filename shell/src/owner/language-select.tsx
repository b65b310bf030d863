import { languageNames, locales } from '@keyhaven/shared-contracts/domain/locale'
import { useLocale, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { App } from 'antd'
import { useState } from 'react'
import { globe } from '../frame/icons.ts'
import { LineIcon } from '../frame/line-icon.tsx'
import { shellCatalog } from '../messages/catalogs.ts'

/** Shows everything in another language, for those who have no account yet that remembers it. */
export function LanguageSelect() {
  const { locale, choose } = useLocale()
  const { language: t } = useMessages(shellCatalog)
  const { message } = App.useApp()
  const [coming, setComing] = useState<string>()
  const show = (tag: string) => {
    setComing(tag)
    choose(tag)
      .catch(() => message.error(t.failed))
      .finally(() => setComing(undefined))
  }
  return (
    <div className="owner-language" title={t.name}>
      <LineIcon d={globe} />
      <select
        aria-label={t.name}
        aria-busy={coming !== undefined}
        value={coming ?? locale}
        onChange={({ target }) => show(target.value)}
      >
        {locales.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </div>
  )
}
