import jsQr from 'jsqr'
import sharp from 'sharp'

/** Reads the QR code in a picture with another library than ours; null where it finds none. */
export async function readQr(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)
}
