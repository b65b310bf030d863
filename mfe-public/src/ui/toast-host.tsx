import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

type ToastKind = 'success' | 'error' | 'info'
type Toast = { id: number; kind: ToastKind; text: string }
type ShowToast = (text: string, kind?: ToastKind, duration?: number) => void

const toastDuration = 3000

const Toasts = createContext<ShowToast>(() => {})

/** Shows a short message at the bottom centre. */
export const useToast = () => useContext(Toasts)

/** Gives everything below a place for short messages. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const t = useMessages(guestCatalog)
  const next = useRef(0)
  const timers = useRef(new Set<number>())

  const show = useCallback<ShowToast>((text, kind = 'info', duration = toastDuration) => {
    const id = next.current++
    setToasts((current) => [...current.filter((toast) => toast.text !== text), { id, kind, text }])
    const timer = window.setTimeout(() => {
      timers.current.delete(timer)
      setToasts((current) => current.filter((toast) => toast.id !== id))
    }, duration)
    timers.current.add(timer)
  }, [])

  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) window.clearTimeout(timer)
    }
  }, [])

  return (
    <Toasts value={show}>
      {children}
      <div className="kh-toasts" role="status" aria-live="polite">
        {toasts.map(({ id, kind, text }) => (
          <p key={id} className={`kh-toast kh-toast-${kind}`}>
            <Icon name={kind === 'success' ? 'check' : kind === 'error' ? 'warning' : 'info'} />
            <span className="kh-hidden">{`${t.toast[kind]}: `}</span>
            {text}
          </p>
        ))}
      </div>
    </Toasts>
  )
}
