import { secondFactorApi } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { secondStepApi } from '@keyhaven/shared-contracts/contract/accounts/second-step'
import type { AppContext } from '../../context.ts'
import { type App, serve } from '../../http/serve.ts'
import { beginApp, confirmApp, removeApp } from './authenticator-app.ts'
import { secondFactorOf } from './changes.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts'
import { renewCodes } from './recovery-codes.ts'
import {
  askPasskey,
  signInWithAppCode,
  signInWithPasskey,
  signInWithPasskeyAlone,
  signInWithRecoveryCode,
} from './sign-in.ts'

export function secondFactorRoutes(app: App, context: AppContext) {
  serve(app, secondFactorApi.get, ({ owner }) => secondFactorOf(context, owner))
  serve(app, secondFactorApi.beginApp, ({ owner, body }) => beginApp(context, owner, body.password))
  serve(app, secondFactorApi.confirmApp, async ({ owner, body }) => ({
    recovery_codes: await confirmApp(context, owner, body.code),
  }))
  serve(app, secondFactorApi.removeApp, ({ owner, body }) => removeApp(context, owner, body.password))
  serve(app, secondFactorApi.renewCodes, async ({ owner, body }) => ({
    recovery_codes: await renewCodes(context, owner, body.password),
  }))
  serve(app, secondFactorApi.beginPasskey, ({ owner, body }) => beginPasskey(context, owner, body.password))
  serve(app, secondFactorApi.addPasskey, async ({ owner, body }) => ({
    recovery_codes: await addPasskey(context, owner, body),
  }))
  serve(app, secondFactorApi.removePasskey, ({ owner, params, body }) =>
    removePasskey(context, owner, params.id, body.password),
  )
  signInRoutes(app, context)
}

function signInRoutes(app: App, context: AppContext) {
  serve(app, secondStepApi.withAppCode, ({ body, request }) => signInWithAppCode(context, body, request))
  serve(app, secondStepApi.withRecoveryCode, ({ body, request }) => signInWithRecoveryCode(context, body, request))
  serve(app, secondStepApi.withPasskey, ({ body, request }) => signInWithPasskey(context, body, request))
  serve(app, secondStepApi.askPasskey, () => askPasskey(context))
  serve(app, secondStepApi.passkeySignIn, ({ body, request }) => signInWithPasskeyAlone(context, body, request))
}
