import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { altText } from '@keyhaven/shared-contracts/contract/images'
import { isChosen } from '../files/picture.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { type FieldReasons, invalid } from '../http/problem.ts'
import { issueMessage, issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import type { RequestMeta } from '../http/serve.ts'
import type { Upload } from '../http/uploads.ts'
import { drawImage } from './drawing.ts'
import type { NewImage } from './reads.ts'

export type { NewImage }

/** A picture of a form with what its form says of it. */
export type SentImage = { file: Upload; alt_text: string }

/** The pictures that came with the form of a property or unit; one that is not described is refused before it is looked at. */
export function imagesOfForm({ files, texts }: Pick<RequestMeta, 'files' | 'texts'>): SentImage[] {
  const altTexts = texts('alt_texts')
  const faults: FieldReasons = {}
  const sent = files.filter(isChosen).map((file, index) => {
    const { data = '', error } = altText.safeParse(altTexts[index], { error: issueMessage })
    const [issue] = error?.issues ?? []
    if (issue) faults[`alt_texts.${index}`] = [issueReason(issue)]
    return { file, alt_text: data }
  })
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return sent
}

/** Draws pictures one after the other, so that a form of thirty leaves a turn to everybody else, and the first that is bad ends it. */
export async function drawImages(context: AppContext, owner: OwnerId, sent: readonly SentImage[]) {
  const images: NewImage[] = []
  for (const [index, { file, alt_text }] of sent.entries())
    images.push(await drawImage(context, owner, file, { alt_text, field: `images.${index}` }))
  return images
}

const hashOf = async ({ path }: Upload) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Fields of a form and hashes of its pictures: equal for a repetition, whatever its boundaries. */
export async function contentOf(input: unknown, sent: readonly SentImage[]) {
  const images: unknown[] = []
  for (const { file, alt_text } of sent) images.push([file.name, alt_text, await hashOf(file)])
  return { input, images }
}
