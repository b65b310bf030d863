import { contactApi } from '@keyhaven/shared-contracts/contract/accounts/contact'
import type { AppContext } from '../context.ts'
import { serve, type App } from '../http/serve.ts'
import { sendMessage } from './service.ts'

export function routes(app: App, context: AppContext) {
  serve(app, contactApi.send, async ({ owner, body }) => {
    await sendMessage(context, owner, body)
    return { message: 'Thank you. Your message was sent; we will answer by email.' }
  })
}
