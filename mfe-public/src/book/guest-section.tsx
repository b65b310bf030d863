import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import type { ComponentProps } from 'react'
import type { GuestData, GuestField } from './draft.ts'
import { TextField } from './text-field.tsx'

type Field = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> & {
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
  { name: 'country', autoComplete: 'country-name' },
]

type Props = {
  data: GuestData
  problemOf: (field: GuestField) => string | undefined
  onLeave: (field: GuestField) => void
  onChange: (data: GuestData) => void
}

/** Who wants to stay. */
export function GuestSection({ data, problemOf, onLeave, onChange }: Props) {
  const t = useMessages(bookCatalog)
  return (
    <section aria-labelledby="kh-guest">
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
            required
            value={data[name]}
            problem={problemOf(name)}
            onChange={(value) => onChange({ ...data, [name]: value })}
            onBlur={() => onLeave(name)}
          />
        ))}
      </div>
    </section>
  )
}
