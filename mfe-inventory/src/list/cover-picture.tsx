import { PictureOutlined } from '@ant-design/icons'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { pictureSources } from '@keyhaven/shared-contracts/web/api'
import { Flex, theme } from 'antd'
import { type CSSProperties, useState } from 'react'

const shapes = {
  /** In a row. */
  small: { width: 72, height: 54, sizes: '72px', icon: 20 },
  /** As wide as its card. */
  wide: { width: 360, height: 202, sizes: '(max-width: 767px) 100vw, 420px', icon: 40 },
} as const

/** The first picture of a record, in a place that is kept for it whether there is one or not. */
export function CoverPicture({ images, shape = 'small' }: { images: readonly Image[]; shape?: keyof typeof shapes }) {
  const { token } = theme.useToken()
  const [cover] = images
  const [broken, setBroken] = useState<string>()
  const { width, height, sizes, icon } = shapes[shape]
  const frame: CSSProperties = {
    ...(shape === 'small'
      ? { width, height, flex: 'none', borderRadius: token.borderRadius }
      : { width: '100%', height: 'auto', aspectRatio: `${width} / ${height}` }),
    background: token.colorFillTertiary,
  }
  if (!cover || broken === cover.image)
    return (
      <Flex aria-hidden align="center" justify="center" style={frame}>
        <PictureOutlined style={{ fontSize: icon, color: token.colorTextQuaternary }} />
      </Flex>
    )
  return (
    <img
      {...pictureSources(cover)}
      {...{ width, height, sizes }}
      // The name of the record stands beside it.
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(cover.image)}
      style={{ ...frame, display: 'block', objectFit: 'cover' }}
    />
  )
}
