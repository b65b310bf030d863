import type { DayPick } from './day-pick.ts'
import type { TimelineGeometry } from './timeline/timeline-interaction.ts'
import { barOf } from './timeline/geometry/timeline-scale.ts'

/** The nights that were tapped, as the stay that they would be. */
export function PickMark({ pick, geometry }: { pick: DayPick; geometry: TimelineGeometry }) {
  const { scale, layout, barInset } = geometry
  const row = layout.rowOf(pick.unit)
  if (!row) return null
  const { x, width } = barOf(scale, pick.check_in, pick.check_out)
  const height = row.height - barInset.top - barInset.bottom
  return <div className="tl-pick" style={{ left: x, width, top: row.top + barInset.top, height }} />
}
