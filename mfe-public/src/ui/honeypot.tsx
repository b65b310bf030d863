import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'

/** A field that people neither see nor reach: only a program fills it in. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { empty } = useMessages(bookCatalog)
  return (
    <div className="kh-hidden" aria-hidden="true">
      <label>
        {empty}
        <input
          // A name and marks that no password manager fills in.
          name="kh-nothing"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
