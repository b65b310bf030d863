import { unseen } from '@keyhaven/shared-contracts/web/unseen'
import { type DragStore, useMovingState } from './drag-store.ts'

/** Tells a screen reader what moves where. */
export function Announcer({ store }: { store: DragStore }) {
  const said = useMovingState(store, (moving) => moving.said)
  return (
    <div role="status" aria-live="assertive" style={unseen}>
      {said}
    </div>
  )
}
