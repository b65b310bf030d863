import { white } from '../../domain/palette.ts'

/** No screen is shown more of a picture than this. */
const maxSize = { width: 1920, height: 2560 }
const qualities = [0.88, 0.8, 0.7]

/** Error of a picture that cannot be made smaller. */
export class ShrinkProblem extends Error {
  readonly why: 'broken' | 'unsupported' | 'tooBig'
  constructor(why: ShrinkProblem['why']) {
    super(why)
    this.why = why
  }
}

type Size = { width: number; height: number }

const fitting = ({ width, height }: Size, within: Size): Size => {
  const scale = Math.min(1, within.width / width, within.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Upright size, read from the head of the file: nothing is decoded for it. */
const sizeOf = (file: File) =>
  new Promise<Size>((resolve, reject) => {
    const url = URL.createObjectURL(file)
    const probe = new Image()
    const settle = (then: () => void) => () => {
      URL.revokeObjectURL(url)
      then()
    }
    probe.addEventListener(
      'load',
      settle(() => resolve({ width: probe.naturalWidth, height: probe.naturalHeight })),
    )
    probe.addEventListener(
      'error',
      settle(() => reject(new ShrinkProblem('broken'))),
    )
    probe.src = url
  })

/** Decoded, turned and scaled away from the page's thread, as far as the browser can. */
const decode = async (file: File, size: Size) => {
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    })
  } catch {
    throw new ShrinkProblem('broken')
  }
}

const paint = (picture: ImageBitmap, { width, height }: Size, isOpaque: boolean) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new ShrinkProblem('unsupported')
  if (isOpaque) {
    context.fillStyle = white
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}
// `toBlob` encodes beside the page, `OffscreenCanvas.convertToBlob` does not in every browser.
const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** A JPEG stays one and keeps its name; anything else may be transparent. A browser that writes no WebP answers PNG. */
const kindFor = async (file: File, picture: ImageBitmap) => {
  if (file.type === 'image/jpeg') return 'image/jpeg'
  const probe = await encode(paint(picture, { width: 1, height: 1 }, false), 'image/webp', 0.8)
  return probe?.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
}
const withExtension = (name: string, type: string) => {
  if (type === 'image/jpeg' && /\.jpe?g$/i.test(name)) return name
  return `${name.replace(/\.[^.]+$/, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`
}

/** The same picture in at most so many bytes: first in the size that is shown and a little coarser, then smaller. */
export const shrinkPicture = async (file: File, bytes: number): Promise<File> => {
  const whole = fitting(await sizeOf(file), maxSize)
  const picture = await decode(file, whole)
  try {
    const type = await kindFor(file, picture)
    for (let scale = 1; scale > 0.05; scale *= 0.8) {
      const size = fitting(whole, { width: whole.width * scale, height: whole.height * scale })
      const canvas = paint(picture, size, type === 'image/jpeg')
      for (const quality of qualities) {
        const blob = await encode(canvas, type, quality)
        if (blob && blob.size <= bytes) return new File([blob], withExtension(file.name, type), { type })
      }
    }
    throw new ShrinkProblem('tooBig')
  } finally {
    picture.close()
  }
}
