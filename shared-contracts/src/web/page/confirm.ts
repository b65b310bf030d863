import { App, type ModalFuncProps } from 'antd'
import { useRef, useState } from 'react'
import { useLayer } from './layers.ts'

/** antd's `modal.confirm`, which Back answers with no, as Escape does. The promise says what was answered. */
export const useConfirm = () => {
  const { modal } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const refuse = useRef<() => void>(undefined)
  useLayer(isOpen, () => refuse.current?.())
  return (question: ModalFuncProps) =>
    new Promise<boolean>((answer) => {
      setOpen(true)
      const afterClose = () => {
        setOpen(false)
        question.afterClose?.()
      }
      const dialog = modal.confirm({ ...question, afterClose })
      refuse.current = () => {
        // Closed by itself it would answer nobody.
        dialog.destroy()
        answer(false)
      }
      void dialog.then(answer, () => answer(false))
    })
}
