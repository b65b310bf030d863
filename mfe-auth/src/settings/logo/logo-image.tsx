import { mediaUrl } from '@keyhaven/shared-contracts/web/api'
import type { LogoPicture } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { CSSProperties } from 'react'

type Props = { picture: LogoPicture; alt: string; sizes: string; style?: CSSProperties; onError?: () => void }

/** The logo in the width that its place needs. */
export function LogoImage({ picture, alt, sizes, style, onError }: Props) {
  if (picture.logo === null) return null
  const widths = picture.sources.map(({ width, image }) => `${mediaUrl(image)} ${width}w`).join(', ')
  return (
    <img
      alt={alt}
      {...(widths && { sizes, srcSet: widths })}
      src={mediaUrl(picture.logo)}
      style={{ display: 'block', objectFit: 'contain', ...style }}
      onError={onError}
    />
  )
}
