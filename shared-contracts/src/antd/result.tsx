import type { ResultProps } from 'antd'
import { lazy, Suspense } from 'react'

// Its pictures alone weigh more than most pages of ours.
const LoadedResult = lazy(() => import('antd/es/result'))

/** antd's `Result`, fetched when one is first shown. */
export function Result(props: ResultProps) {
  return (
    <Suspense fallback={null}>
      <LoadedResult {...props} />
    </Suspense>
  )
}
