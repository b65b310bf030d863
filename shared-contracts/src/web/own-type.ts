import { headBytes, pictureKind } from '../contract/picture-kind.ts'

/** The type of picture that a file is by its first bytes, whatever its name says; empty where it is none. */
export const ownTypeOf = async (file: File) => {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const kind = pictureKind(head)
  return kind ? `image/${kind}` : ''
}
