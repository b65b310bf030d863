import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import { countryCodes } from '@keyhaven/shared-contracts/domain/place/countries'
import { hasLine } from '@keyhaven/shared-contracts/domain/text/country'
import { readEmail } from '@keyhaven/shared-contracts/domain/text/email'
import { likelyEmail } from '@keyhaven/shared-contracts/domain/text/slip'
import { useStoredPhone } from '@keyhaven/shared-contracts/web/facts'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CompanyFields } from './company-fields.tsx'
import type { GuestData, GuestField } from './draft.ts'
import { TextField } from '../ui/text-field.tsx'

type Field = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'list'> & {
  name: GuestField
  width?: 'long' | 'short'
}

const fields: Field[] = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
  {
    name: 'email',

    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'off',
  },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'street', autoComplete: 'address-line1', width: 'long' },
  { name: 'house_number', autoComplete: 'address-line2', width: 'short' },
  { name: 'postal_code', autoComplete: 'postal-code', width: 'short' },
  { name: 'city', autoComplete: 'address-level2', width: 'long' },
  { name: 'country', autoComplete: 'country-name', list: 'kh-countries' },
]

type Props = {
  data: GuestData
  problemOf: (field: GuestField) => string | undefined
  onLeave: (field: GuestField) => void
  onChange: (data: GuestData) => void
}

/** Every country in the guest's language, to choose from while typing; any other word is taken, too. */
function Countries() {
  const { code } = useLanguage()
  const names = new Intl.DisplayNames([code], { type: 'region' })
  const countries = countryCodes.map((one) => names.of(one) ?? one).toSorted(new Intl.Collator(code).compare)
  return (
    <datalist id="kh-countries">
      {countries.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

/** Name and contact details of the guest. */
export function GuestSection({ data, problemOf, onLeave, onChange }: Props) {
  const t = useMessages(bookCatalog)
  // A guest who comes back to correct a field starts there.
  const focusField = (useLocation().state as { field?: GuestField } | null)?.field
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focusField) section.current?.querySelector<HTMLElement>(`[name="${focusField}"]`)?.focus()
  }, [focusField])
  const [hasCountries, setHasCountries] = useState(false)
  const suggestion = likelyEmail(readEmail(data.email))
  const stored = useStoredPhone(data.phone, data.country)
  const remarks: Partial<Record<GuestField, ReactNode>> = {
    email: suggestion && (
      <>
        <span>{t.emailMeant}</span>{' '}
        <button type="button" className="kh-link" onClick={() => onChange({ ...data, email: suggestion })}>
          {`${suggestion}?`}
        </button>
      </>
    ),
    phone: stored && t.phoneStored(stored),
  }
  return (
    <section aria-labelledby="kh-guest" ref={section}>
      <h2 className="kh-panel-title" id="kh-guest">
        {t.guest}
      </h2>
      <p className="kh-small kh-lead">{t.guestLead}</p>
      <div className="kh-fields kh-fields-guest">
        {fields.map(({ name, width, ...field }) => (
          <TextField
            key={name}
            {...field}
            {...(width && { className: `kh-field-${width}` })}
            name={name}
            label={t.fields[name]}
            required={hasLine(data.country, name)}
            remark={remarks[name]}
            {...(name === 'country' && { onFocus: () => setHasCountries(true) })}
            value={data[name]}
            problem={problemOf(name)}
            onChange={(value) => onChange({ ...data, [name]: value })}
            onBlur={() => onLeave(name)}
          />
        ))}
        {hasCountries && <Countries />}
      </div>
      <CompanyFields data={data} problemOf={problemOf} onLeave={onLeave} onChange={onChange} />
    </section>
  )
}
