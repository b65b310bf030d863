import { ApiError } from '@keyhaven/shared-contracts/web/api'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

const sentences: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again, or choose another way.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys do not work at the address under which you have opened this page.',
  NotSupportedError: 'This device cannot keep a passkey. Please try another one.',
}
const otherwise = 'Your browser could not use a passkey. Please try again, or choose another way.'

/** What the browser says has names for programs; people get a sentence, in the one shape of every error. */
const inWords = async <T>(prompt: Promise<T>): Promise<T> => {
  try {
    return await prompt
  } catch (error) {
    const { name } = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : (error as Error)
    const message = sentences[name] ?? otherwise
    throw new ApiError(0, { code: 'passkey', message, detail: [message] })
  }
}

/** Lets the browser ask for a passkey; its answer is for the API. */
export const promptForPasskey = (optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON']) =>
  inWords(startAuthentication({ optionsJSON }))

/** Lets the browser make one. */
export const promptForNewPasskey = (optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON']) =>
  inWords(startRegistration({ optionsJSON }))
