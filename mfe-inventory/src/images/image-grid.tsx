import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useRef } from 'react'
import { imagesCatalog } from '../messages/catalogs.ts'
import { ImageCard } from './image-card.tsx'
import type { DraftImage } from './draft/image-draft.ts'
import type { Images } from './use-images.ts'

type Props = {
  images: Images
  items: readonly DraftImage[]
  disabled: boolean
  errorId: string
  onRetry: (key: string) => void
  /** Takes the focus when the last picture is deleted. */
  pickerId: string
}

// The arrows of each card say what they did; a drag is announced by the same words.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const focusOn = (...ids: string[]) => {
  const target = ids.map((id) => document.getElementById(id)).find((one) => one && !one.matches(':disabled'))
  target?.focus()
}

/** The pictures in their order. They are put into another by mouse, by a long touch, or by the arrows of each. */
export function ImageGrid({ images, items, disabled, errorId, onRetry, pickerId }: Props) {
  const t = useMessages(imagesCatalog)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  // What had the focus moves or goes; the focus follows once the page shows it.
  const focusIds = useRef<string[]>([])
  useEffect(() => {
    if (focusIds.current.length > 0) focusOn(...focusIds.current)
    focusIds.current = []
  })

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) images.move(String(active.id), String(over.id))
  }
  const actionsOf = ({ key }: DraftImage, at: number) => ({
    describe: (description: string) => images.describe(key, description),
    shrink: () => images.shrink(key),
    retry: () => onRetry(key),
    remove: () => {
      const neighbour = items[at + 1] ?? items[at - 1]
      focusIds.current = [neighbour ? `${neighbour.key}-delete` : pickerId]
      images.remove(key)
    },
    makeCover: () => {
      const [cover] = items
      if (!cover) return
      focusIds.current = [`${key}-later`]
      images.move(key, cover.key)
    },
    moveBy: (steps: 1 | -1) => {
      const other = items[at + steps]
      if (!other) return
      const directions = steps === 1 ? ['later', 'earlier'] : ['earlier', 'later']
      focusIds.current = directions.map((direction) => `${key}-${direction}`)
      images.move(key, other.key)
    },
  })
  return (
    <DndContext sensors={sensors} onDragEnd={drop} accessibility={{ announcements: silent }}>
      <SortableContext items={items.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul
          aria-label={t.label}
          style={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            gap: 12,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
          }}
        >
          {items.map((item, at) => (
            <ImageCard
              key={item.key}
              item={item}
              position={at + 1}
              count={items.length}
              disabled={disabled || (item.kind === 'new' && (item.step === 'queued' || item.step === 'sending'))}
              isRevealed={images.isRevealed}
              errorId={errorId}
              actions={actionsOf(item, at)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
