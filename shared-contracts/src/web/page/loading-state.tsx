import { Skeleton } from 'antd'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Grey lines in the place of what is on its way. */
export function LoadingState({ label, rows = 6 }: { label?: string; rows?: number }) {
  const t = useMessages(webCatalog)
  return (
    <output aria-label={label ?? t.loading} style={{ display: 'block', padding: 24 }}>
      <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
    </output>
  )
}
