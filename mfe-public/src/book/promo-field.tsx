import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import { TextField } from '../ui/text-field.tsx'

type Props = {
  code: string
  /** The code that the price was asked with. */
  applied: string
  problem: string | undefined
  isGood: boolean
  onChange: (code: string) => void
  onApply: () => void
}

/** A promo code; it counts from the moment when the field is left. */
export function PromoField({ code, applied, problem, isGood, onChange, onApply }: Props) {
  const t = useMessages(bookCatalog)
  const isApplied = code.trim() === applied
  return (
    <TextField
      label={t.code}
      name="promo_code"
      className="kh-field-promo"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={50}
      value={code}
      problem={isApplied ? problem : undefined}
      note={isApplied && isGood ? t.codeGood : undefined}
      onChange={onChange}
      onBlur={onApply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isApplied) return
        event.preventDefault()
        onApply()
      }}
      action={
        !isApplied && (
          <button type="button" className="kh-button kh-button-quiet kh-button-inside" onClick={onApply}>
            {t.apply}
          </button>
        )
      }
    />
  )
}
