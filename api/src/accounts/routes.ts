import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import type { Parts } from '../parts.ts'
import { serve, type App } from '../serve.ts'
import { activate, register } from './registration.ts'
import { changePersonals, countTry, inEqualTime, login, logout, rememberLogin, userOf } from './service.ts'

export function accountsRoutes(app: App, parts: Parts) {
  serve(app, accountsApi.register, async ({ body, request }) => {
    countTry(parts, 'register', request.ip, body.email)
    await inEqualTime(parts, register(parts, body))
    return { message: 'Thank you. Please open the link of the mail that we have sent you.' }
  })
  serve(app, accountsApi.activate, async ({ params, request }) => {
    countTry(parts, 'activate', request.ip)
    await activate(parts, params.uid, params.token)
    return { message: 'Your account has been activated. You can now sign in.' }
  })
  serve(app, accountsApi.login, ({ body, request }) => login(parts, body, request))
  serve(app, accountsApi.rememberLogin, ({ body, request }) => rememberLogin(parts, body.token, request))
  serve(app, accountsApi.logout, ({ owner, request }) => logout(parts, owner, request.session))
  serve(app, accountsApi.me, ({ owner }) => userOf(parts, owner))
  serve(app, accountsApi.changePersonals, ({ owner, body }) => changePersonals(parts, owner, body))
}
