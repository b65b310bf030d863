import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { ConfigProvider } from 'antd'
import { createContext, type ReactNode, use, useEffect, useInsertionEffect, useMemo, useState } from 'react'
import { enterFrame } from './area-sheets.ts'
import { checkGlobals, leaveArea, prepareArea } from './isolation.ts'
import { layerHost } from './layer-host.ts'

/** Areas whose frames are around this one, from the outside in. */
const OuterAreas = createContext<readonly AreaId[]>([])

type Props = { area: AreaId; version: string; children: ReactNode }

/** Comes after what is in the frame: its effects end after theirs, and before those of the next page begin. */
function FrameEnd({ area, version }: Omit<Props, 'children'>) {
  useEffect(() => {
    checkGlobals(area, version)
    return () => leaveArea(area, version)
  }, [area, version])
  return null
}

/**
 * Frame of what an area shows: a page, or a component in a page of another area. The styles of the area hold inside it alone, and in
 * what it shows over the page; what the area changes outside of it is put back at the latest when it leaves.
 */
export function AreaFrame({ area, version, children }: Props) {
  useState(() => prepareArea(area, version))
  useInsertionEffect(() => enterFrame(area, version), [area, version])
  const outer = use(OuterAreas)
  const areas = useMemo(() => [...outer, area], [outer, area])
  const within = outer.filter((one) => one !== area)
  return (
    <OuterAreas value={areas}>
      {/* It has no box, so that the page is laid out as if it were not there. */}
      <div data-area={area} data-within={within.join(' ') || undefined} style={{ display: 'contents' }}>
        <ConfigProvider getPopupContainer={() => layerHost(area)}>{children}</ConfigProvider>
      </div>
      <FrameEnd area={area} version={version} />
    </OuterAreas>
  )
}
