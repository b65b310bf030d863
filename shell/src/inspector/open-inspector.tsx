import type { Platform } from '@keyhaven/shared-contracts/platform/compatibility'
import { createRoot } from 'react-dom/client'
import { layerHost } from '../composition/isolation/layer-host.ts'
import { Inspector } from './inspector.tsx'

let close: (() => void) | undefined

/** Opens the inspector over whatever the page shows, or closes it. It stands beside the page: an error of that is none of it. */
export const openInspector = (platform: Platform) => {
  if (close) return close()
  const host = layerHost('shell').appendChild(document.createElement('div'))
  const root = createRoot(host)
  close = () => {
    close = undefined
    root.unmount()
    host.remove()
  }
  return root.render(<Inspector platform={platform} onClose={close} />)
}
