import { accountSettingsApi } from '@keyhaven/shared-contracts/contract/account-settings'
import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import type { AppContext } from '../context.ts'
import { serve, type App } from '../http/serve.ts'
import { changeEmail, changePassword } from './credentials.ts'
import { changeSlug } from './public-name.ts'
import { forgotPassword, resetPassword } from './recovery.ts'
import { activate, register } from './registration.ts'
import { changeLogo, logoPicture, removeLogo } from './logo.ts'
import { changePersonals, login, logout, rememberLogin, userOf } from './service.ts'
import { endSession, endSessions, sessionsOf } from './session.ts'
import { limitCaller, limitAttempts, withConstantTime, withConstantTimeOnFailure } from './rate-limits.ts'

export function accountsRoutes(app: App, parts: AppContext) {
  serve(app, accountsApi.register, async ({ body, request }) => {
    limitCaller(parts, 'register', request.ip)
    await withConstantTime(parts, () => register(parts, body))
    return { message: 'Thank you. Please click the link in the email we have just sent you.' }
  })
  serve(app, accountsApi.activate, async ({ params, request }) => {
    limitCaller(parts, 'activate', request.ip)
    const reset_token = await withConstantTime(parts, () => activate(parts, params.uid, params.token))
    const message = reset_token
      ? 'Your account has been activated. Please choose a password for it.'
      : 'Your account has been activated. You can now sign in.'
    return { message, reset_token }
  })
  serve(app, accountsApi.login, async ({ body, request }) => {
    limitCaller(parts, 'login', request.ip)
    return withConstantTimeOnFailure(parts, () => login(parts, body, request))
  })
  serve(app, accountsApi.rememberLogin, async ({ body, request }) => {
    limitCaller(parts, 'remember', request.ip)
    return rememberLogin(parts, body.token)
  })
  serve(app, accountsApi.forgotPassword, async ({ body, request }) => {
    limitCaller(parts, 'forgot', request.ip)
    await withConstantTime(parts, () => forgotPassword(parts, body))
    return { message: 'If there is an account with this address, we have sent it an email with a link.' }
  })
  serve(app, accountsApi.resetPassword, async ({ params, body, request }) => {
    limitCaller(parts, 'reset', request.ip)
    const device = await withConstantTime(parts, () => resetPassword(parts, params.token, body))
    return { message: 'Your password has been changed. You can now sign in.', device }
  })
  serve(app, accountsApi.logout, ({ owner, request }) => logout(parts, owner, request.session))
  serve(app, accountsApi.me, ({ owner }) => userOf(parts, owner))
  serve(app, accountsApi.changePersonals, ({ owner, body }) => changePersonals(parts, owner, body))
  settingsRoutes(app, parts)
}

function settingsRoutes(app: App, parts: AppContext) {
  serve(app, accountSettingsApi.changeEmail, async ({ owner, body, request }) => {
    limitAttempts(parts, 'change-email', request.ip, owner)
    return changeEmail(parts, owner, body, request.session)
  })
  serve(app, accountSettingsApi.changePassword, async ({ owner, body, request }) => {
    limitAttempts(parts, 'change-password', request.ip, owner)
    await changePassword(parts, owner, body, request.session)
    return { message: 'Changed password successfully' }
  })
  serve(app, accountSettingsApi.logo, ({ owner }) => logoPicture(parts, owner))
  serve(app, accountSettingsApi.changeLogo, ({ owner, request }) => changeLogo(parts, owner, request.files))
  serve(app, accountSettingsApi.removeLogo, ({ owner }) => removeLogo(parts, owner))
  serve(app, accountSettingsApi.changeSlug, async ({ owner, body, request }) => {
    limitAttempts(parts, 'change-slug', request.ip, owner)
    return changeSlug(parts, owner, body.slug)
  })
  serve(app, accountSettingsApi.sessions, ({ owner, request }) => sessionsOf(parts, owner, request.session))
  serve(app, accountSettingsApi.endSession, ({ owner, params }) => endSession(parts, owner, params.id))
  serve(app, accountSettingsApi.endSessions, ({ owner }) => endSessions(parts.db, owner))
}
