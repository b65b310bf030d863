import { imagesApi } from '@keyhaven/shared-contracts/contract/images'
import type { AppContext } from '../context.ts'
import { type App, serve } from '../http/serve.ts'
import { linkPreviewRoutes } from './link-preview.ts'
import { addImage, arrangeImages, describeImage, removeImage } from './service.ts'

export function routes(app: App, context: AppContext) {
  linkPreviewRoutes(app, context)
  serve(app, imagesApi.property.add, ({ owner, body, request }) =>
    addImage(context, owner, { word: 'property', id: body.property }, body.alt_text, request.files),
  )
  serve(app, imagesApi.unit.add, ({ owner, body, request }) =>
    addImage(context, owner, { word: 'unit', id: body.unit }, body.alt_text, request.files),
  )
  for (const word of ['property', 'unit'] as const) {
    const { describe, remove, arrange } = imagesApi[word]
    serve(app, describe, ({ owner, params, body }) =>
      describeImage(context, owner, { word, id: params.id }, body.alt_text),
    )
    serve(app, remove, async ({ owner, params }) => {
      await removeImage(context, owner, { word, id: params.id })
      return undefined
    })
    serve(app, arrange, ({ owner, params, body }) =>
      arrangeImages(context, owner, { word, id: params.id }, body.images),
    )
  }
}
