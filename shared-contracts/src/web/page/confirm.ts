import { App, ConfigProvider, type ModalFuncProps } from 'antd'
import { use, useRef, useState } from 'react'
import { useLayer } from './layers.ts'

/** antd's `modal.confirm`, which Back answers with no, as Escape does. The promise says what was answered. */
export const useConfirm = () => {
  const { modal } = App.useApp()
  const { getPopupContainer } = use(ConfigProvider.ConfigContext)
  // Of the area that asks: the questions of all of them are drawn by the shell.
  const container = getPopupContainer && { getContainer: () => getPopupContainer(document.body) }
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
      const dialog = modal.confirm({ ...container, ...question, afterClose })
      refuse.current = () => {
        // Closed by itself it would answer nobody.
        dialog.destroy()
        answer(false)
      }
      void dialog.then(answer, () => answer(false))
    })
}
