import { type DragStore, useMovingState } from './drag-store.ts'

/** Tells a screen reader what moves where. */
export function Announcer({ store }: { store: DragStore }) {
  const said = useMovingState(store, (moving) => moving.said)
  return (
    <div
      role="status"
      aria-live="assertive"
      style={{
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {said}
    </div>
  )
}
