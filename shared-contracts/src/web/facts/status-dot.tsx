type Tone = 'good' | 'waiting' | 'bad'
const colours: Record<Tone, string> = { good: 'var(--good)', waiting: 'var(--pending)', bad: 'var(--bad)' }

/** A coloured dot and what it means; the word stays readable for those who cannot tell the colours apart. */
export function StatusDot({ tone, label, hideLabel }: { tone: Tone; label: string; hideLabel?: boolean }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' }} title={label}>
      <span
        {...(hideLabel ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        style={{ width: 10, height: 10, borderRadius: 5, background: colours[tone], flex: 'none' }}
      />
      {!hideLabel && label}
    </span>
  )
}
