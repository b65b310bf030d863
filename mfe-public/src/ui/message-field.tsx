import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { note } from '@keyhaven/shared-contracts/domain/text'
import { useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { useId } from 'react'

const message = note()

export const isMessage = (value: string) => message.safeParse(value).success

type Props = {
  label: string
  /** Hint on who reads the text. */
  hint: string
  value: string
  onChange: (value: string) => void
}

/** Some lines to write to somebody, and what is wrong with them. */
export function MessageField({ label, hint, value, onChange }: Props) {
  const id = useId()
  const wordsOf = useReasonWords()
  const issue = message.safeParse(value).error?.issues[0]
  return (
    <div className="kh-field kh-message">
      <label htmlFor={`${id}-input`}>{label}</label>
      <div className="kh-control">
        <textarea
          id={`${id}-input`}
          className="kh-input"
          rows={4}
          value={value}
          aria-invalid={issue ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={`${id}-said`} className={issue ? 'kh-field-problem' : 'kh-small'}>
        {issue ? wordsOf(issueReason(issue)) : hint}
      </p>
    </div>
  )
}
