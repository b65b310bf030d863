import { createContext, useContext } from 'react'

export type ToastKind = 'success' | 'error' | 'info'
export type Toast = { id: number; kind: ToastKind; text: string }
export type ShowToast = (text: string, kind?: ToastKind, duration?: number) => void

export const toastDuration = 3000

export const Toasts = createContext<ShowToast>(() => {})

/** Shows a short message at the bottom centre. */
export const useToast = () => useContext(Toasts)
