import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useState } from 'react'
import { bookCatalog } from '../messages/catalogs.ts'
import { TextField } from '../ui/text-field.tsx'
import type { GuestData, GuestField } from './draft.ts'

const fields = ['company', 'vat_id', 'buyer_reference'] as const satisfies GuestField[]

type Props = {
  data: GuestData
  problemOf: (field: GuestField) => string | undefined
  onLeave: (field: GuestField) => void
  onChange: (data: GuestData) => void
}

/** Inputs for guests whose company pays, folded for all others. Something that is wrong in them unfolds them. */
export function CompanyFields({ data, problemOf, onLeave, onChange }: Props) {
  const t = useMessages(bookCatalog)
  const [isOpen, setIsOpen] = useState(fields.some((field) => data[field] !== ''))
  const isWrong = fields.some((field) => problemOf(field) !== undefined)
  return (
    <details
      className="kh-rest"
      open={isOpen || isWrong}
      // Once open it stays so, also when what was wrong is right.
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t.invoiceForCompany}</summary>
      <div className="kh-fields kh-fields-guest">
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t.fields[name]}
            autoComplete={name === 'company' ? 'organization' : 'off'}
            {...(name === 'vat_id' && { autoCapitalize: 'characters', spellCheck: false })}
            {...(name === 'buyer_reference' && { remark: t.buyerReferenceHint })}
            value={data[name]}
            problem={problemOf(name)}
            onChange={(value) => onChange({ ...data, [name]: value })}
            onBlur={() => onLeave(name)}
          />
        ))}
      </div>
    </details>
  )
}
