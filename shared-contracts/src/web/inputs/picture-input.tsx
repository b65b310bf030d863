import { Text } from '../layout/text.tsx'
import { PictureOutlined } from '@ant-design/icons'
import { pictureTypes } from '../../domain/place/picture-file.ts'
import { ownTypeOf } from '../../domain/place/picture-kind.ts'
import { Flex, theme, Typography } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { fileSize } from '../facts/file-size.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'
import { PictureDrop } from './picture-drop.tsx'

/** Shows a file of the visitor's in an image, `<img ref={useShownFile(file)} />`, and lets go of it afterwards. */
export const useShownFile = (file: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )

// A form takes one `File` for the same as any other, because they have nothing of their own to compare.
export type ChosenPicture = { file: File; name: string; type: string; size: number; own_type: string }
type Props = {
  id?: string
  value?: ChosenPicture
  onChange?: (chosen: ChosenPicture) => void
  /** Kinds and sizes that are taken, where they are not the usual ones. */
  hint?: string
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
}

/** One picture: chosen or dropped, and shown. */
export function PictureInput({ value, onChange, hint, ...rest }: Props) {
  const { token } = theme.useToken()
  const { picture: t } = useMessages(webCatalog)
  const latest = useRef<File>(undefined)
  const choose = async ([file]: File[]) => {
    if (!file) return
    latest.current = file
    const own_type = await ownTypeOf(file)
    if (latest.current === file) onChange?.({ file, name: file.name, type: file.type, size: file.size, own_type })
  }
  return (
    <PictureDrop {...rest} onFiles={(files) => void choose(files)}>
      <Flex vertical align="center" gap={8}>
        {value ? (
          <PicturePreview key={value.name + value.file.lastModified} file={value.file} />
        ) : (
          <PictureOutlined aria-hidden style={{ fontSize: 36, color: token.colorTextTertiary }} />
        )}
        <Typography.Text style={{ color: token.colorLink }}>{value ? t.chooseOther : t.choose}</Typography.Text>
        <Typography.Text type="secondary">{hint ?? t.types}</Typography.Text>
      </Flex>
    </PictureDrop>
  )
}

const types: readonly string[] = pictureTypes

/** The file that was chosen: what it shows, where the browser can tell, its name and size. */
function PicturePreview({ file }: { file: File }) {
  const { picture: t } = useMessages(webCatalog)
  const [isBroken, setBroken] = useState(false)
  const image = useShownFile(file)
  return (
    <>
      {types.includes(file.type) && !isBroken && (
        <img
          ref={image}
          alt={t.preview}
          onError={() => setBroken(true)}
          style={{ maxWidth: '100%', maxHeight: 200, objectFit: 'contain', borderRadius: 8 }}
        />
      )}
      <Text breakWord>
        <span>{file.name}</span> <Typography.Text type="secondary">{`(${fileSize(file.size)})`}</Typography.Text>
      </Text>
    </>
  )
}
