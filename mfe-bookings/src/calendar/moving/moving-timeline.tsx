import type { CalendarBlock, CalendarImport } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { unseen } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { type ComponentProps, useId, useState } from 'react'
import type { StartValues } from '../../bookings/form/booking-rules.ts'
import { useCalendarToday } from '../../bookings/form/use-today.ts'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import type { OpenImport } from '../imports/import-dialog.tsx'
import { blockWords } from '../timeline/bar-words.ts'
import { LiveTimeline } from '../live-timeline.tsx'
import type { UnitNights } from './drag.ts'
import { useMoves } from './use-moves.ts'
import { useMovingInteraction } from './use-moving-interaction.ts'
import { useUndoNotice } from './use-undo-notice.tsx'
import { type DragStore, useMovingState } from './drag-store.ts'

const QuickDialog = lazyDialog(() => import('../dialogs/quick-dialog.tsx'), 'QuickDialog')
const NightsDialog = lazyDialog(() => import('../prices/nights-dialog.tsx'), 'NightsDialog')
const MoveQuestion = lazyDialog(() => import('../dialogs/move-question.tsx'), 'MoveQuestion')
const BlockDialog = lazyDialog(() => import('../dialogs/block-dialog.tsx'), 'BlockDialog')
const ImportDialog = lazyDialog(() => import('../imports/import-dialog.tsx'), 'ImportDialog')
const KeysDialog = lazyDialog(() => import('../dialogs/keys-dialog.tsx'), 'KeysDialog')
const BookingForm = lazyDialog(() => import('../../bookings/form/booking-form.tsx'), 'BookingForm')

type Props = Omit<
  ComponentProps<typeof LiveTimeline>,
  'interaction' | 'todayIn' | 'onOpenBlock' | 'onOpenImport' | 'onPick'
>
type Dialog =
  | { is: 'quick'; place: UnitNights }
  | { is: 'nights'; place: UnitNights }
  | { is: 'more'; initial: StartValues }
  | { is: 'block'; block: CalendarBlock }
  | { is: 'import'; imported: OpenImport }
  | { is: 'keys' }

/** The timeline with everything that moves in it. */
export function MovingTimeline(props: Props) {
  const { calendar, today, onOpen } = props
  const t = useMessages(calendarCatalog)
  const { todayIn } = useCalendarToday(calendar)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const helpId = useId()
  usePreload(QuickDialog, MoveQuestion, BlockDialog)

  const notice = useUndoNotice()
  const moves = useMoves((id) => calendar.units.find((unit) => unit.id === id), notice, todayIn)
  const notifyDone = (text: string, undo?: () => Promise<unknown>) =>
    notice.done(text, undo && (() => void undo().catch((error: Error) => notice.failed(error.message))))

  const openBlock = (block: CalendarBlock) =>
    block.held_until ? notice.done(blockWords(t, block)) : setDialog({ is: 'block', block })
  const openImport = (imported: CalendarImport) => {
    const unit = calendar.units.find(({ id }) => id === imported.unit)
    const property = calendar.properties.find(({ id }) => id === unit?.property)
    if (unit && property) setDialog({ is: 'import', imported: { ...imported, unit, property } })
  }
  const notifyRefused = (conflict: string) => notice.failed(t.conflict.refused(conflict.replace(/\.$/, '')))
  const { interaction, store } = useMovingInteraction({
    ...{ calendar, today, todayIn, helpId, withPrices: props.params.prices },
    onOpen: ({ stay, block, imported }) => {
      if (stay) onOpen(stay.id)
      else if (block) openBlock(block)
      else if (imported) openImport(imported)
    },
    onDrop: (handle, place) => {
      notice.close()
      if (handle.action === 'select') setDialog({ is: 'quick', place })
      else moves.drop(handle.subject, place)
    },
    onRefused: notifyRefused,
    onHelp: () => setDialog({ is: 'keys' }),
  })
  return (
    <>
      <LiveTimeline
        {...props}
        interaction={interaction}
        todayIn={todayIn}
        onOpenBlock={openBlock}
        onOpenImport={openImport}
        onPick={(place) => setDialog({ is: 'quick', place })}
        onRefused={notifyRefused}
      />
      <Text id={helpId} type="secondary" size={12}>
        {props.stacked ? t.helpByThumb : t.helpByHand}
      </Text>
      <Announcer store={store} />
      {dialog?.is === 'quick' && (
        <QuickDialog
          calendar={calendar}
          place={dialog.place}
          onDone={notifyDone}
          onClose={close}
          onMore={(initial) => setDialog({ is: 'more', initial })}
          onPrices={(place) => setDialog({ is: 'nights', place })}
        />
      )}
      {dialog?.is === 'nights' && (
        <NightsDialog place={dialog.place} calendar={calendar} onDone={notifyDone} onClose={close} />
      )}
      {dialog?.is === 'more' && <BookingForm initial={dialog.initial} onClose={close} />}
      {dialog?.is === 'block' && (
        <BlockDialog block={dialog.block} calendar={calendar} onDone={notifyDone} onClose={close} />
      )}
      {dialog?.is === 'import' && <ImportDialog imported={dialog.imported} onClose={close} />}
      {dialog?.is === 'keys' && <KeysDialog onClose={close} />}
      {moves.pending && <MoveQuestion key={moves.pending.subject.id} pending={moves.pending} onAnswer={moves.answer} />}
    </>
  )
}

/** Tells a screen reader what moves where. */
function Announcer({ store }: { store: DragStore }) {
  const announcement = useMovingState(store, (moving) => moving.announcement)
  return (
    <div role="status" aria-live="assertive" style={unseen}>
      {announcement}
    </div>
  )
}
