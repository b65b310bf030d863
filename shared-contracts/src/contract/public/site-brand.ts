import { z } from 'zod'
import { reason } from '../../domain/reasons/reason.ts'
import { changedParagraphs, changedText } from '../../domain/text.ts'
import { textLanguage } from '../../domain/translations.ts'
import { endpoint } from '../endpoint.ts'
import { altText, image, ownImage, pictureSource } from '../images.ts'

/** Length limits of a house's name and introduction, in characters. */
export const businessNameLength = 80
export const introLength = 1000

/** Name of an owner's house and its introduction; empty is none. */
export const brandBody = {
  /** Stands in place of the owner's own name, but for the legal notice and documents. */
  business_name: changedText(businessNameLength),
  /** A few sentences on the first page. */
  intro: changedParagraphs(introLength),
}

/** The pictures of a house: the large one of its first page, and the logo for dark grounds; null without. */
const brandPictures = z.object({ hero: ownImage.nullable(), dark_logo: ownImage.nullable() }).meta({ id: 'SiteBrand' })
export type BrandPictures = z.infer<typeof brandPictures>
/** One of them. */
export type BrandPicture = keyof BrandPictures

export const brandOut = {
  business_name: z.string().optional(),
  intro: z.string().optional(),
  hero: ownImage.nullish(),
  dark_logo: ownImage.nullish(),
}

/** The same as guests see it. */
export const publicBrand = {
  /** In the wanted language, else as the owner wrote it; empty where nothing was written. */
  intro: z.string().optional(),
  intro_lang: textLanguage,
  hero: image.nullish(),
  /** In its widths, as `logo_sources` has the other; empty without. */
  dark_logo: z.array(pictureSource).optional(),
  /** The one property that the owner offers; null where there are more, or none. */
  only_property: z.int().nullish(),
  /** A demo account's: nobody is to find it. */
  is_demo: z.boolean().optional(),
}

/** Size limit of a picture of a brand. */
export const brandPictureBytes = 5 * 1_048_576
export const brandPictureTooLarge = reason('guests.pictureTooLarge')

const file = { field: 'image', maxFiles: 1, bytes: brandPictureBytes, tooLarge: () => brandPictureTooLarge } as const
const refusesDemo = 'guests.demoHasNoBrand'

export const brandApi = {
  changeHero: endpoint({
    domain: 'accounts',
    summary: 'Put the file `image` of the form in place of the hero picture; without one only its description changes',
    method: 'PATCH',
    path: '/api/site-settings/hero/',
    access: 'owner',
    limits: { perOwner: { times: 30, seconds: 600 } },
    refusesDemo,
    multipart: file,
    body: z.object({ alt_text: altText }),
    example: { alt_text: 'The house from the lake' },
    response: brandPictures,
  }),
  changeDarkLogo: endpoint({
    domain: 'accounts',
    summary: 'Put the file `image` of the form in place of the logo for dark grounds',
    method: 'PATCH',
    path: '/api/site-settings/dark-logo/',
    access: 'owner',
    limits: { perOwner: { times: 30, seconds: 600 } },
    refusesDemo,
    multipart: file,
    body: z.object({}),
    example: {},
    response: brandPictures,
  }),
  removeHero: endpoint({
    domain: 'accounts',
    summary: 'Remove the hero picture',
    method: 'DELETE',
    path: '/api/site-settings/hero/',
    access: 'owner',
    refusesDemo,
    response: brandPictures,
  }),
  removeDarkLogo: endpoint({
    domain: 'accounts',
    summary: 'Remove the logo for dark grounds',
    method: 'DELETE',
    path: '/api/site-settings/dark-logo/',
    access: 'owner',
    refusesDemo,
    response: brandPictures,
  }),
}
