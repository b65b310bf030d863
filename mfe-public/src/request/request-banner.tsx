import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { GuestState } from './request-state.ts'

const looks: Record<GuestState, { icon: IconName; kind: 'good' | 'warn' | 'bad' | 'plain' }> = {
  unconfirmed: { icon: 'info', kind: 'warn' },
  lapsed: { icon: 'clock', kind: 'plain' },
  waiting: { icon: 'clock', kind: 'warn' },
  accepted: { icon: 'check', kind: 'good' },
  declined: { icon: 'clear', kind: 'bad' },
  called_off: { icon: 'clear', kind: 'bad' },
  expired: { icon: 'clock', kind: 'plain' },
  cancelled: { icon: 'clear', kind: 'plain' },
}

type Props = { state: GuestState; title: string; children: ReactNode; foot?: ReactNode }

/** State of a request in words; the colour only repeats it. */
export function RequestBanner({ state, title, children, foot }: Props) {
  const { icon, kind } = looks[state]
  const heading = useRef<HTMLHeadingElement>(null)
  const lastState = useRef<GuestState>(undefined)
  // The form or button that led here is gone, and the focus with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.tagName === 'MAIN'
    // A page begins at its top; what becomes of the request later may be told far above the button that was pressed.
    if (lastState.current !== state && isLost)
      heading.current?.focus({ preventScroll: lastState.current === undefined })
    lastState.current = state
  })
  return (
    <div className={`kh-banner kh-banner-${kind}`} role="status">
      <Icon name={icon} size={24} />
      <div>
        <h1 className="kh-banner-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{children}</p>
        {foot}
      </div>
    </div>
  )
}
