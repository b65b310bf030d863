import { imagesApi, type OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { propertiesApi } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { call, type CallOptions } from '@keyhaven/shared-contracts/web/api'

/** The calls about the pictures of one record. */
export type ImageCalls = {
  add: (file: File, description: string, options: CallOptions) => Promise<OwnImage>
  describe: (id: number, description: string) => Promise<OwnImage>
  remove: (id: number) => Promise<unknown>
  arrange: (ids: number[]) => Promise<OwnImage[]>
  /** Saved pictures of the record. */
  list: () => Promise<OwnImage[]>
}

const about = (word: 'property' | 'unit', id: number) => ({
  describe: (image: number, alt_text: string) =>
    call(imagesApi[word].describe, { params: { id: image }, body: { alt_text } }),
  remove: (image: number) => call(imagesApi[word].remove, { params: { id: image } }),
  arrange: (images: number[]) => call(imagesApi[word].arrange, { params: { id }, body: { images } }),
})

export const propertyImages = ({ id }: { id: number }): ImageCalls => ({
  ...about('property', id),
  add: (file, alt_text, options) =>
    call(imagesApi.property.add, { body: { property: id, alt_text }, files: { image: [file] } }, options),
  list: async () => (await call(propertiesApi.one, { params: { id } })).images,
})

export const unitImages = ({ id, property }: { id: number; property: { id: number } }): ImageCalls => ({
  ...about('unit', id),
  add: (file, alt_text, options) =>
    call(imagesApi.unit.add, { body: { unit: id, alt_text }, files: { image: [file] } }, options),
  list: async () => {
    const units = await call(unitsApi.ofProperty, { params: { id: property.id }, query: {} })
    return units.find((unit) => unit.id === id)?.images ?? []
  },
})
