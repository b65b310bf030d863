import { imageBytes } from '@keyhaven/shared-contracts/domain/picture-file'
import { shrinkPicture } from '../../../mfe-inventory/src/images/draft/picture-size.ts'

/** Shrinks what was chosen, one picture after the other as the form does, and says how long each took. */
const shrinkAll = async (files: FileList) => {
  const shrunk: { file: File; took: number }[] = []
  for (const file of files) {
    const start = performance.now()
    shrunk.push({ file: await shrinkPicture(file, imageBytes), took: performance.now() - start })
  }
  return shrunk
}

declare global {
  interface Window {
    shrinkAll: typeof shrinkAll
  }
}
window.shrinkAll = shrinkAll
