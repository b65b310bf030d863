import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/page'
import { useEffect, useState } from 'react'
import { useBookingInAddress } from './use-booking-in-address.ts'

const BookingForm = lazyDialog(() => import('../form/booking-form.tsx'), 'BookingForm')
const BookingPopup = lazyDialog(() => import('./booking-popup.tsx'), 'BookingPopup')
const MoveDialog = lazyDialog(() => import('../../calendar/dialogs/move-dialog.tsx'), 'MoveDialog')

/** The popup of the booking that the address names, and what its buttons lead to. A page mounts it once. */
export function BookingDialogs() {
  usePreload(BookingPopup, BookingForm)
  const { id, close, follow } = useBookingInAddress()
  const [editing, setEditing] = useState<Booking | null>(null)
  const [moving, setMoving] = useState<number | null>(null)
  useFocusBack(id !== undefined || editing !== null || moving !== null)
  return (
    <>
      {id !== undefined && (
        <BookingPopup
          key={id}
          id={id}
          onClose={close}
          onEdit={(booking) => {
            setEditing(booking)
            follow()
          }}
          onMove={() => {
            setMoving(id)
            follow()
          }}
        />
      )}
      {editing && <BookingForm booking={editing} onClose={() => setEditing(null)} />}
      {moving !== null && <MoveDialog bookingId={moving} onClose={() => setMoving(null)} />}
    </>
  )
}

/** One dialog may follow another: the focus goes back to what opened the first when the last is closed. */
const useFocusBack = (isOpen: boolean) => {
  const [opener, setOpener] = useState<Element | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpener(document.activeElement)
  }
  useEffect(() => {
    const isLost = !isOpen && document.activeElement === document.body
    if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }, [isOpen, opener])
}
