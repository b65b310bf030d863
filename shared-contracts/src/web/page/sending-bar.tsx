import { theme } from 'antd'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

const still = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
// By script, because an inline key frame rule would need an exception in the page's CSP.
const run = (bar: HTMLElement | null) => {
  const animation = still()
    ? undefined
    : bar?.animate?.([{ left: '-40%' }, { left: '100%' }], { duration: 1100, iterations: Number.POSITIVE_INFINITY })
  return () => animation?.cancel()
}

type Props = { active: boolean; label?: string; height?: number }

/** A thin bar that moves while something is on its way; it keeps its place when nothing is. */
export function SendingBar({ active, label, height = 3 }: Props) {
  const t = useMessages(webCatalog)
  const { token } = theme.useToken()
  return (
    <div style={{ position: 'relative', height, overflow: 'hidden', borderRadius: height / 2 }}>
      {active && (
        <>
          <progress aria-label={label ?? t.sending} style={{ position: 'absolute', inset: 0, opacity: 0 }} />
          <div
            ref={run}
            style={{ position: 'absolute', width: '40%', height: '100%', background: token.colorPrimary }}
          />
        </>
      )}
    </div>
  )
}
