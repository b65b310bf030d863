import { guestLocales, languageNames } from '@keyhaven/shared-contracts/domain/locale'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Select } from 'antd'
import { clientsCatalog } from '../messages/catalogs.ts'

type Props = {
  id?: string
  value?: string | null
  onChange?: (locale: string | null) => void
  onBlur?: () => void
}

const options = guestLocales.map((locale) => ({ value: locale, label: languageNames[locale] }))

/** The language of a client's mails and documents; null where it is not known. */
export function ClientLanguage({ value, onChange, ...rest }: Props) {
  const t = useMessages(clientsCatalog).language
  return (
    <Select<string | null>
      {...rest}
      value={value ?? null}
      onChange={(locale) => onChange?.(locale)}
      options={[{ value: null, label: t.unknown }, ...options]}
    />
  )
}
