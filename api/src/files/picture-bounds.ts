import type { Head } from './decode.ts'
import type { PictureKind } from '@keyhaven/shared-contracts/domain/place/picture-kind'

/** Limit above the usual picture of any camera. */
const maxPixels = 40_000_000
/** A panorama of a phone has 16,000; what is ten times as wide as high is none any more. */
const [longestSide, longestShape] = [20_000, 10]
const maxMemoryBytes = 230_000_000
/** Programs that write JPEGs make about ten. */
const maxPasses = 100

/** Maximum memory of a decoder for each pixel: the heaviest picture measured of each kind. */
function bytesPerPixel(kind: PictureKind, { channels, bytesPerChannel, isProgressive }: Head): number {
  // The planes of the video frame, their copies for the next frame, and the colours made from them.
  if (kind === 'avif') return 18.5 * bytesPerChannel
  if (kind === 'webp') return 11.5
  if (!isProgressive) return 0
  return kind === 'jpeg' ? 9 : 1.5 * channels * bytesPerChannel
}

export type Weight = {
  /** True if it is so small that it is drawn beside heavy ones. */
  isLight: boolean
  /** True if it takes so much memory that it is drawn alone. */
  isLarge: boolean
}

/** Problem with the size of a picture, or the work of drawing it; read from its head, before it is decoded. */
export function weigh(kind: PictureKind, head: Head): 'pixels' | 'shape' | 'heavy' | Weight {
  const { width, height } = head
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const pixels = width * height
  const memory = pixels * bytesPerPixel(kind, head)
  if (pixels > maxPixels) return 'pixels'
  // A narrow ornament is fine, as long as it is small.
  if (long > longestSide || (long > 2000 && long > longestShape * short)) return 'shape'
  if (memory > maxMemoryBytes || head.passes > maxPasses) return 'heavy'
  return { isLight: pixels <= 1_000_000 && memory <= 20_000_000, isLarge: memory > 60_000_000 }
}
