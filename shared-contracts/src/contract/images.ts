import { reasons } from '../domain/reasons/reasons.ts'
import { z } from 'zod'
import { reason } from '../domain/reasons/reason.ts'
import { endpoint } from './endpoint.ts'
import { id, idParams, ref } from '../domain/money/number.ts'
import { imageBytes } from '../domain/place/picture-file.ts'
import { text } from '../domain/text.ts'

/** One width of a picture; `image` is a path below the media base. */
export const pictureSource = z.object({ width: z.int(), image: z.string() })

/** A picture of a property or unit; `image` and each source's are paths below the media base. */
export const image = z
  .object({
    id,
    image: z.string(),
    alt_text: z.string(),
    width: z.int(),
    height: z.int(),
    sources: z.array(pictureSource),
    /** The same in AVIF, with about half the bytes; null until they are drawn, some minutes after the upload. */
    avif: z.array(pictureSource).nullish(),
    /** `#rrggbb` of its quarters, row by row, to show until it has come; null until they are known. */
    colours: z.array(z.string()).nullish(),
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof image>

/** A picture as its owner sees it: `name` is that of the file that was chosen. */
export const ownImage = image.extend({ name: z.string() }).meta({ id: 'OwnImage' })
export type OwnImage = z.infer<typeof ownImage>

/** Limit of a demo account's uploaded pictures, its logo included. */
export const picturesOfDemo = 8
/** Limit of the pictures of a property or unit. */
export const maxImages = 30

/** Reasons for pictures that are too many, too big or not described, the same in form and API. */
export const imageProblems = {
  tooBig: (file: string) => reason('inventory.imageTooBig', { file }),
  tooMany: reason('inventory.tooManyImages', { most: maxImages }),
  demoIsFull: reason('inventory.demoFull', { most: picturesOfDemo }),
  describe: 'inventory.provideDescriptionEveryImage',
  describeBeforeSaving: 'inventory.provideDescriptionEveryImageBeforeSaving',
  describeBeforeUpdating: 'inventory.provideDescriptionEveryImageBeforeUpdating',
} as const

/** The description of a picture, for those who do not see it. */
export const altText = text(imageProblems.describe, 300)
const order = z.object({
  images: z.array(ref(reasons.choose('picture')), 'inventory.listPictureIdsOrder').max(maxImages),
})
const oneImage = { field: 'image', maxFiles: 1, bytes: imageBytes, tooLarge: imageProblems.tooBig } as const

/** The pictures that may come with the form of a property or unit; each has its text of `alt_texts`. */
export const formImages = {
  field: 'images',
  maxFiles: maxImages,
  bytes: imageBytes,
  tooLarge: imageProblems.tooBig,
  tooMany: imageProblems.tooMany,
  texts: 'alt_texts',
} as const

const imagesOf = <B extends z.ZodType>(word: 'property' | 'unit', plural: string, parent: B, example: z.input<B>) => ({
  add: endpoint({
    domain: 'images',
    summary: `Add a picture to a ${word}, as the file \`image\` of the form`,
    method: 'POST',
    path: `/api/${word}-images/`,
    access: 'owner',
    multipart: oneImage,
    body: parent,
    example,
    status: 201,
    response: ownImage,
  }),
  describe: endpoint({
    domain: 'images',
    summary: 'Change the description of a picture',
    method: 'PATCH',
    path: `/api/${word}-image/:id/`,
    access: 'owner',
    multipart: true,
    params: idParams,
    body: z.object({ alt_text: altText }),
    example: { alt_text: 'A view of the lake' },
    response: ownImage,
  }),
  remove: endpoint({
    domain: 'images',
    summary: 'Delete a picture; the same picture elsewhere stays',
    method: 'DELETE',
    path: `/api/${word}-image/:id/`,
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
  arrange: endpoint({
    domain: 'images',
    summary: 'Reorder the pictures; each must be listed exactly once, else 409 `stale`',
    method: 'PATCH',
    path: `/api/${plural}/:id/images/`,
    access: 'owner',
    params: idParams,
    body: order,
    example: { images: [1] },
    response: z.array(ownImage),
  }),
})

/** The pictures of properties and units, one call for each file. */
export const imagesApi = {
  property: imagesOf(
    'property',
    'properties',
    z.object({ property: ref(reasons.required('property')), alt_text: altText }),
    { property: 1, alt_text: 'The house from the lake' },
  ),
  unit: imagesOf('unit', 'units', z.object({ unit: ref(reasons.required('unit')), alt_text: altText }), {
    unit: 1,
    alt_text: 'Two windows to the lake',
  }),
}
