import { theme } from 'antd'
import { marks } from '../../domain/palette.ts'

type Tone = 'good' | 'waiting' | 'bad'

/** A coloured dot and what it means; the word stays readable for those who cannot tell the colours apart. */
export function StatusDot({ tone, label, hideLabel }: { tone: Tone; label: string; hideLabel?: boolean }) {
  const { token } = theme.useToken()
  const color = { good: token.colorSuccess, waiting: marks.pending, bad: token.colorError }[tone]
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' }} title={label}>
      <span
        {...(hideLabel ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        style={{ width: 10, height: 10, borderRadius: 5, background: color, flex: 'none' }}
      />
      {!hideLabel && label}
    </span>
  )
}
