import type { ComponentProps } from 'react'
import type { GuestData, GuestField } from './draft.ts'
import { TextField } from './text-field.tsx'

type Field = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> & {
  name: GuestField
  label: string
  width?: 'long' | 'short'
}

const fields: Field[] = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'off',
  },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'street', label: 'Street', autoComplete: 'address-line1', width: 'long' },
  { name: 'house_number', label: 'House number', autoComplete: 'address-line2', width: 'short' },
  { name: 'postal_code', label: 'Postal code', autoComplete: 'postal-code', width: 'short' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', width: 'long' },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
]

type Props = {
  data: GuestData
  problemOf: (field: GuestField) => string | undefined
  onLeave: (field: GuestField) => void
  onChange: (data: GuestData) => void
}

/** Who wants to stay. */
export function GuestSection({ data, problemOf, onLeave, onChange }: Props) {
  return (
    <section aria-labelledby="kh-guest">
      <h2 className="kh-panel-title" id="kh-guest">
        Your details
      </h2>
      <p className="kh-small kh-lead">
        Please fill in every field, so that your host can answer and write the invoice.
      </p>
      <div className="kh-fields kh-fields-guest">
        {fields.map(({ name, width, ...field }) => (
          <TextField
            key={name}
            {...field}
            {...(width && { className: `kh-field-${width}` })}
            name={name}
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
