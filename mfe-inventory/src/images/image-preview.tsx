import { FileImageOutlined } from '@ant-design/icons'
import { pictureSources } from '@keyhaven/shared-contracts/web/api'
import { useShownFile } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Flex, theme, Typography } from 'antd'
import { type ImgHTMLAttributes, useState } from 'react'
import { imagesCatalog } from '../messages/catalogs.ts'
import type { DraftImage } from './draft/image-draft.ts'

// What is under a finger is the place, not the picture: a long touch moves it, and asks the browser for nothing.
const fill = { display: 'block', width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' } as const

type FileProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'onError'> & { file: File }
const FileImage = ({ file, alt, onError }: FileProps) => (
  <img
    ref={useShownFile(file)}
    alt={alt}
    loading="lazy"
    decoding="async"
    draggable={false}
    onError={onError}
    style={fill}
  />
)

/** Preview with a fixed size, so that nothing moves when the picture arrives. */
export function ImagePreview({ item, width }: { item: DraftImage; width: number }) {
  const { card: t } = useMessages(imagesCatalog)
  const { token } = theme.useToken()
  const [broken, setBroken] = useState<unknown>(null)
  const source = item.kind === 'new' ? item.file : item.image
  const alt = item.description || t.previewOf(item.name)
  const onError = () => setBroken(source)
  return (
    <div
      style={{
        aspectRatio: '4 / 3',
        overflow: 'hidden',
        borderRadius: token.borderRadius,
        background: token.colorFillTertiary,
      }}
    >
      {broken === source ? (
        <Flex vertical align="center" justify="center" gap={4} style={{ height: '100%' }}>
          <FileImageOutlined aria-hidden style={{ fontSize: 28, color: token.colorTextTertiary }} />
          <Typography.Text type="secondary">{t.noPreview}</Typography.Text>
        </Flex>
      ) : item.kind === 'new' ? (
        <FileImage file={item.file} alt={alt} onError={onError} />
      ) : (
        <img
          {...pictureSources(item.image)}
          alt={alt}
          onError={onError}
          sizes={`${width}px`}
          loading="lazy"
          decoding="async"
          draggable={false}
          style={fill}
        />
      )}
    </div>
  )
}
