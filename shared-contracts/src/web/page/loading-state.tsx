import { Skeleton } from 'antd'

/** Grey lines in the place of what is on its way. */
export function LoadingState({ label = 'Loading', rows = 6 }: { label?: string; rows?: number }) {
  return (
    <output aria-label={label} style={{ display: 'block', padding: 24 }}>
      <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
    </output>
  )
}
