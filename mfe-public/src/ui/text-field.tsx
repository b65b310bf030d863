import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  label: string
  problem: string | undefined
  /** Said while nothing is wrong: that it is good. */
  note?: string | undefined
  /** Said of what was typed, right or wrong, in the colour of plain words. */
  remark?: ReactNode
  /** A button within the frame. */
  action?: ReactNode
  onChange: (value: string) => void
}

/** A line to type, with its label, and beside it what is wrong with it. */
export function TextField({ label, problem, note, remark, action, className = '', onChange, ...input }: Props) {
  const id = useId()
  const message = problem ?? note
  return (
    <div className={`kh-field ${className}`}>
      <label htmlFor={`${id}-input`}>{label}</label>
      <div className="kh-control">
        <input
          {...input}
          id={`${id}-input`}
          className="kh-input"
          aria-invalid={problem ? true : undefined}
          aria-describedby={message ? `${id}-said` : remark ? `${id}-remark` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {action}
      </div>
      {remark && (
        <p id={`${id}-remark`} className="kh-small kh-field-remark" role="status">
          {remark}
        </p>
      )}
      {message && (
        <p id={`${id}-said`} className={problem ? 'kh-field-problem' : 'kh-field-good'}>
          {message}
        </p>
      )}
    </div>
  )
}
