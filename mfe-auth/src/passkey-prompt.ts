import { ApiError } from '@keyhaven/shared-contracts/web/api'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { Messages } from './messages/credentials/en.ts'

/** Translates a `DOMException` of the browser into a sentence, in the one shape of every error. */
const inWords = async <T>(t: Messages, prompt: Promise<T>): Promise<T> => {
  try {
    return await prompt
  } catch (error) {
    const { name } = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : (error as Error)
    const sentences: Record<string, string | undefined> = t.passkey
    const message = sentences[name] ?? t.passkeyOtherwise
    throw new ApiError(0, { code: 'passkey', message, detail: [message] })
  }
}

/** Lets the browser ask for a passkey; its answer is for the API. */
export const promptForPasskey = (t: Messages, optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON']) =>
  inWords(t, startAuthentication({ optionsJSON }))

/** Lets the browser make one. */
export const promptForNewPasskey = (t: Messages, optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON']) =>
  inWords(t, startRegistration({ optionsJSON }))
