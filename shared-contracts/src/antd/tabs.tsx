import type { TabsProps } from 'antd'
import { lazy, Suspense } from 'react'

// With the menu of those that do not fit they are larger than a table.
const LoadedTabs = lazy(() => import('antd/es/tabs'))

/** antd's `Tabs`, fetched when they are first shown. */
export function Tabs(props: TabsProps) {
  return (
    <Suspense fallback={null}>
      <LoadedTabs {...props} />
    </Suspense>
  )
}
