import { reasons } from '../reasons/reasons.ts'
import { reason, type Reason, type Message, say } from '../reasons/reason.ts'
import { z } from 'zod'

/** Size limit of a picture of a property or unit: 500 KB. */
export const imageBytes = 500 * 1024

/** Kinds of pictures that a browser may offer, because the API decodes them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Reasons why a file is not taken as a picture, the same in form and API. */
export const pictureProblems = {
  missing: reasons.choose('picture'),
  kind: 'general.onlyJpegPngWebpAndAvif',
  heic: 'general.pictureHeic',
  mislabelled: 'general.contentFileDoesNotMatchName',
  broken: 'general.pictureDamagedOrIncomplete',
  pixels: 'general.pictureTooManyPixels',
  shape: 'general.pictureTooLongAndNarrow',
  heavy: 'general.pictureTooHeavy',
} as const satisfies Record<string, Message>

/** Name of a file as people call it, and of a picture in the API: without folders, and without characters that hide or turn what they read. */
export const fileName = (sent: string | undefined) => {
  const name = (sent ?? '').replace(/^.*[/\\]/s, '').replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '')
  return name.length > 200 ? `${name.slice(0, 160)}…${name.slice(-39)}`.toWellFormed() : name
}

const types: readonly string[] = pictureTypes
const isPicture = ({ name, type }: { name: string; type: string }) =>
  type === '' ? /\.(jpe?g|png|webp|avif)$/i.test(name) : types.includes(type)

const isReadable = ({ name, type, own_type }: { name: string; type: string; own_type?: string | undefined }) =>
  !/^image\/hei[cf]/.test(own_type ?? type) && !(type === '' && /\.hei[cf]$/i.test(name))

const isWhatItSays = ({ type, own_type }: { type: string; own_type?: string | undefined }) =>
  own_type === undefined || (type === '' ? own_type !== '' : own_type === type)

/** A file that somebody chose in a browser, as far as its name, kind, size and first bytes tell; the API looks into it. */
export const pictureFile = (bytes: number, tooLarge: Reason = reason('general.notValid')) =>
  z
    .object(
      {
        name: z.string(),
        type: z.string(),
        size: z.number(),
        /** Kind by its first bytes, once they were read; empty for no picture. */
        own_type: z.string().optional(),
      },
      pictureProblems.missing,
    )
    .refine(isReadable, pictureProblems.heic)
    .refine((file) => !isReadable(file) || isPicture(file), pictureProblems.kind)
    .refine(({ size }) => size > 0, pictureProblems.broken)
    .refine(({ size }) => size <= bytes, say(tooLarge))
    .refine((file) => !isReadable(file) || isWhatItSays(file), pictureProblems.mislabelled)
