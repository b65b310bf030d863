import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { ConfigProvider } from 'antd'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { layerHost } from './layer-host.ts'

/** Areas whose frames are around this one, from the outside in. */
const OuterAreas = createContext<readonly AreaId[]>([])

type Props = { area: AreaId; version: string; children: ReactNode }

/**
 * Frame of what an area shows: a page, or a component in a page of another area. The styles of the area hold inside it alone, and in
 * what it shows over the page.
 */
export function AreaFrame({ area, children }: Props) {
  const outer = use(OuterAreas)
  const areas = useMemo(() => [...outer, area], [outer, area])
  const within = outer.filter((one) => one !== area)
  return (
    <OuterAreas value={areas}>
      {/* It has no box, so that the page is laid out as if it were not there. */}
      <div data-area={area} data-within={within.join(' ') || undefined} style={{ display: 'contents' }}>
        <ConfigProvider getPopupContainer={() => layerHost(area)}>{children}</ConfigProvider>
      </div>
    </OuterAreas>
  )
}
