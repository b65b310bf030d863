import type { LogoPicture } from '@keyhaven/shared-contracts/contract/accounts'
import { white } from '@keyhaven/shared-contracts/domain/palette'
import { useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { Modal } from 'antd'
import { LogoImage } from './logo-image.tsx'

export function LogoDialog({ picture, onClose }: { picture: LogoPicture; onClose: () => void }) {
  useReturnedFocus()
  const width = Math.max(0, ...picture.sources.map((source) => source.width))
  return (
    <Modal
      open
      title="Your Logo"
      footer={null}
      width={Math.min(960, Math.max(360, width + 48))}
      onCancel={onClose}
      centered
    >
      <LogoImage
        picture={picture}
        alt="Your logo"
        sizes="min(100vw, 960px)"
        style={{ maxWidth: '100%', maxHeight: '70vh', margin: '12px auto 0', background: white, borderRadius: 8 }}
      />
    </Modal>
  )
}
