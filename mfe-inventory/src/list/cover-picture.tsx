import { PictureOutlined } from '@ant-design/icons'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { pictureSources } from '@keyhaven/shared-contracts/web/api'
import { Flex, theme } from 'antd'
import { useState } from 'react'

const size = { width: 72, height: 54 } as const

/** The first picture of a record, small, in a place that is kept for it whether there is one or not. */
export function CoverPicture({ images }: { images: readonly Image[] }) {
  const { token } = theme.useToken()
  const [cover] = images
  const [broken, setBroken] = useState<string>()
  const frame = {
    ...size,
    flex: 'none',
    borderRadius: token.borderRadius,
    background: token.colorFillTertiary,
  } as const
  if (!cover || broken === cover.image)
    return (
      <Flex aria-hidden align="center" justify="center" style={frame}>
        <PictureOutlined style={{ fontSize: 20, color: token.colorTextQuaternary }} />
      </Flex>
    )
  return (
    <img
      {...pictureSources(cover)}
      {...size}
      // The name of the record stands beside it.
      alt=""
      sizes={`${size.width}px`}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(cover.image)}
      style={{ ...frame, display: 'block', objectFit: 'cover' }}
    />
  )
}
