import { accountSettingsApi } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { AppContext } from '../context.ts'
import { serve, type App } from '../http/serve.ts'
import { changeEmail, changePassword } from './settings/credentials.ts'
import { forgotPassword, resetPassword } from './registration/recovery.ts'
import { activate, register } from './registration/registration.ts'
import { changeLogo, logoPicture, removeLogo } from './settings/logo.ts'
import { changeLocale, changePersonals, changeSlug, login, logout, rememberLogin, userOf } from './service.ts'
import { endSession, endSessions, sessionsOf } from './sessions.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { withConstantTime, withConstantTimeOnFailure } from './rate-limits.ts'

export function routes(app: App, context: AppContext) {
  serve(app, accountsApi.register, async ({ body }) => {
    await withConstantTime(context, () => register(context, body))
    return { message: 'Thank you. Please click the link in the email we have just sent you.' }
  })
  serve(app, accountsApi.activate, async ({ params }) => {
    const reset_token = await withConstantTime(context, () => activate(context, params.uid, params.token))
    const message = reset_token
      ? 'Your account has been activated. Please choose a password for it.'
      : 'Your account has been activated. You can now sign in.'
    return { message, reset_token }
  })
  serve(app, accountsApi.login, ({ body, request }) =>
    withConstantTimeOnFailure(context, () => login(context, body, request)),
  )
  serve(app, accountsApi.rememberLogin, ({ body }) => rememberLogin(context, body.token))
  serve(app, accountsApi.forgotPassword, async ({ body }) => {
    await withConstantTime(context, () => forgotPassword(context, body))
    return { message: 'If there is an account with this address, we have sent it an email with a link.' }
  })
  serve(app, accountsApi.resetPassword, async ({ params, body }) => {
    const device = await withConstantTime(context, () => resetPassword(context, params.token, body))
    return { message: 'Your password has been changed. You can now sign in.', device }
  })
  serve(app, accountsApi.logout, ({ owner, request }) => logout(context, owner, request.session))
  serve(app, accountsApi.me, ({ owner }) => userOf(context, owner))
  serve(app, accountsApi.changePersonals, ({ owner, body }) => changePersonals(context, owner, body))
  settingsRoutes(app, context)
  secondFactorRoutes(app, context)
}

function settingsRoutes(app: App, context: AppContext) {
  serve(app, accountSettingsApi.changeEmail, ({ owner, body, request }) =>
    changeEmail(context, owner, body, request.session),
  )
  serve(app, accountSettingsApi.changePassword, async ({ owner, body, request }) => {
    await changePassword(context, owner, body, request.session)
    return { message: 'Changed password successfully' }
  })
  serve(app, accountSettingsApi.logo, ({ owner }) => logoPicture(context, owner))
  serve(app, accountSettingsApi.changeLogo, ({ owner, request }) => changeLogo(context, owner, request.files))
  serve(app, accountSettingsApi.removeLogo, ({ owner }) => removeLogo(context, owner))
  serve(app, accountSettingsApi.changeSlug, ({ owner, body }) => changeSlug(context, owner, body.slug))
  serve(app, accountSettingsApi.changeLocale, ({ owner, body }) => changeLocale(context, owner, body.locale))
  serve(app, accountSettingsApi.sessions, ({ owner, request }) => sessionsOf(context, owner, request.session))
  serve(app, accountSettingsApi.endSession, ({ owner, params }) => endSession(context, owner, params.id))
  serve(app, accountSettingsApi.endSessions, ({ owner }) => endSessions(context, owner))
}
