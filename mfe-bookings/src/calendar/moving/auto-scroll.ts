import type { TimelineGeometry } from '../timeline/timeline-interaction.ts'

type Client = { clientX: number; clientY: number }

/** Distance from the edge at which dragging scrolls, and the most that it scrolls per frame. */
const edgePx = 48
const maxStepPx = 18

const pull = (at: number, from: number, to: number) => {
  if (at < from + edgePx) return -Math.min(1, (from + edgePx - at) / edgePx)
  return at > to - edgePx ? Math.min(1, (at - to + edgePx) / edgePx) : 0
}

/** Scrolls on while a pointer that drags rests at an edge; what lies under it changes with every frame. */
export const autoScroll = (geometry: () => TimelineGeometry, onScrolled: (at: Client) => void) => {
  let at: Client | null = null
  let frame = 0
  const step = () => {
    const { scroller, pointAt } = geometry()
    const box = scroller()
    if (!at || !box) return
    const { left, right, top, bottom } = box.getBoundingClientRect()
    // The names of the units and the days lie over the rows.
    const corner = pointAt({ clientX: left, clientY: top })
    const x = pull(at.clientX, left + box.scrollLeft - corner.x, right)
    const y = pull(at.clientY, top + box.scrollTop - corner.y, bottom)
    if (x !== 0 || y !== 0) {
      box.scrollBy(x * maxStepPx, y * maxStepPx)
      onScrolled(at)
    }
    frame = requestAnimationFrame(step)
  }
  return {
    follow: ({ clientX, clientY }: Client) => {
      const isFirst = at === null
      at = { clientX, clientY }
      if (isFirst) frame = requestAnimationFrame(step)
    },
    stop: () => {
      at = null
      cancelAnimationFrame(frame)
    },
  }
}
