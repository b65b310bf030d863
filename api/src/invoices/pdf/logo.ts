import sharp from 'sharp'
import { buffer } from 'node:stream/consumers'
import type { Files } from '../../files/files.ts'

/** A stored picture as PDF can hold it; nothing where it is gone or cannot be read. */
export async function pictureOf(files: Files, name: string): Promise<Buffer | undefined> {
  const file = await files.get(name)
  if (!file) return undefined
  try {
    return await sharp(await buffer(file.stream))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } catch {
    return undefined
  }
}
