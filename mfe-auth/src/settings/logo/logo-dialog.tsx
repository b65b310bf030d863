import type { LogoPicture } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { white } from '@keyhaven/shared-contracts/domain/palette'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { LogoImage } from './logo-image.tsx'

export function LogoDialog({ picture, onClose }: { picture: LogoPicture; onClose: () => void }) {
  useReturnedFocus()
  const { logo: t } = useMessages(settingsCatalog)
  const width = Math.max(0, ...picture.sources.map((source) => source.width))
  return (
    <Dialog
      open
      title={t.title}
      footer={null}
      width={Math.min(960, Math.max(360, width + 48))}
      onCancel={onClose}
      centered
    >
      <LogoImage
        picture={picture}
        alt={t.alt}
        sizes="min(100vw, 960px)"
        style={{ maxWidth: '100%', maxHeight: '70vh', margin: '12px auto 0', background: white, borderRadius: 8 }}
      />
    </Dialog>
  )
}
