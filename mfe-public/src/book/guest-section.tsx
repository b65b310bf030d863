import { type ComponentProps, useState } from 'react'
import { type GuestData, type GuestField, type GuestProblems, problemsOf } from './guest-data.ts'
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
  /** What the server said about them. */
  refused: GuestProblems
  /** Whether sending was tried. */
  tried: boolean
  onChange: (data: GuestData) => void
}

/** Who wants to stay. A field says what is wrong with it once it was left, or when sending was tried. */
export function GuestSection({ data, refused, tried, onChange }: Props) {
  const [left, setLeft] = useState<ReadonlySet<GuestField>>(new Set())
  const problems = problemsOf(data)
  return (
    <section aria-labelledby="kh-guest">
      <h2 className="kh-panel-title" id="kh-guest">
        Your details
      </h2>
      <p className="kh-small kh-lead">All of them are needed, so that your host can answer and write the invoice.</p>
      <div className="kh-fields kh-fields-guest">
        {fields.map(({ name, width, ...field }) => (
          <TextField
            key={name}
            {...field}
            {...(width && { className: `kh-field-${width}` })}
            name={name}
            required
            value={data[name]}
            problem={refused[name] ?? (tried || left.has(name) ? problems[name] : undefined)}
            onChange={(value) => onChange({ ...data, [name]: value })}
            onBlur={() => setLeft(new Set(left).add(name))}
          />
        ))}
      </div>
    </section>
  )
}
