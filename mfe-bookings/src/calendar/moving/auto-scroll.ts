import type { TimelineGeometry } from '../timeline/timeline-interaction.ts'

type Client = { clientX: number; clientY: number }

/** Distance from the edge at which dragging scrolls. */
const edgePx = 48
const maxPxPerSecond = 1080
/** However narrow days are: faster than this, nobody stops at the week they want. */
const maxDaysPerSecond = 21
/** A frame that took longer was a pause. */
const maxFrameMs = 50

const pull = (at: number, from: number, to: number) => {
  if (at < from + edgePx) return -Math.min(1, (from + edgePx - at) / edgePx)
  return at > to - edgePx ? Math.min(1, (at - to + edgePx) / edgePx) : 0
}

/** Horizontal scroll speed, in pixels per second. */
export const sidewaysPxPerSecond = (dayWidth: number) => Math.min(maxPxPerSecond, maxDaysPerSecond * dayWidth)

/** Scrolls on while a pointer that drags rests at an edge; what lies under it changes with every frame. */
export const autoScroll = (geometry: () => TimelineGeometry, onScrolled: (at: Client) => void) => {
  let at: Client | null = null
  let frame = 0
  let last = 0
  // A frame may be worth less than the pixel that a browser scrolls.
  let rest = 0
  const step = (now: number) => {
    const { scroller, pointAt, scale } = geometry()
    const box = scroller()
    if (!at || !box) return
    const seconds = Math.min(maxFrameMs, now - last) / 1000
    last = now
    const { left, right, top, bottom } = box.getBoundingClientRect()
    // The names of the units and the days lie over the rows.
    const corner = pointAt({ clientX: left, clientY: top })
    const x = pull(at.clientX, left + box.scrollLeft - corner.x, right)
    const y = pull(at.clientY, top + box.scrollTop - corner.y, bottom)
    if (x !== 0 || y !== 0) {
      const distance = rest + x * sidewaysPxPerSecond(scale.dayWidth) * seconds
      rest = distance % 1
      box.scrollBy(Math.trunc(distance), y * maxPxPerSecond * seconds)
      onScrolled(at)
    }
    frame = requestAnimationFrame(step)
  }
  return {
    follow: ({ clientX, clientY }: Client) => {
      const isFirst = at === null
      at = { clientX, clientY }
      if (!isFirst) return
      last = performance.now()
      frame = requestAnimationFrame(step)
    },
    stop: () => {
      at = null
      rest = 0
      cancelAnimationFrame(frame)
    },
  }
}
