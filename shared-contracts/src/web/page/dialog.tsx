import { Modal, type ModalProps } from 'antd'
import { useLayer } from './layers.ts'

type Props = Omit<ModalProps, 'onCancel'> & { onCancel: () => void }

/** antd's Modal, which Back closes as its icon, Escape and a click outside do. */
export function Dialog({ onCancel, ...modal }: Props) {
  useLayer(modal.open ?? false, onCancel)
  return <Modal {...modal} onCancel={() => onCancel()} />
}
