import { spentLayer } from '@keyhaven/shared-contracts/web/page'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * The booking that the address names, `?booking=12`. Opening one is a step that the browser's Back undoes; closing takes
 * that step back, or takes the number out of an address that was opened directly.
 */
export const useBookingInAddress = () => {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const bookingParam = params.get('booking') ?? ''
  const id = /^[1-9]\d{0,14}$/.test(bookingParam) ? Number(bookingParam) : undefined
  const isOwnStep = Boolean((useLocation().state as { isOpened?: boolean } | null)?.isOpened)
  const open = useCallback(
    (booking: number) =>
      setParams((now) => new URLSearchParams([...withoutBooking(now), ['booking', String(booking)]]), {
        state: { isOpened: true },
        preventScrollReset: true,
      }),
    [setParams],
  )
  const close = () => {
    if (isOwnStep) void navigate(-1)
    else setParams(withoutBooking, { replace: true, preventScrollReset: true })
  }
  /** Another dialog follows, in the same step. */
  const follow = () => setParams(withoutBooking, { replace: true, state: spentLayer, preventScrollReset: true })
  return { id, open, close, follow }
}

const withoutBooking = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  rest.delete('booking')
  return rest
}
