import { conflict, Problem } from '../../http/problem.ts'

export const wrongCode = (words: string) => new Problem(400, 'wrong_code', words, { fields: { code: [words] } })

/** No 401, which would end the session of an owner who sets something up. */
export const tooLate = (words = 'This sign-in took too long. Please start again.') =>
  new Problem(400, 'too_late', words)

export const passkeyRefused = () =>
  new Problem(400, 'passkey_refused', 'This passkey was not accepted. Please try another way.')

export const noSecondFactor = () =>
  conflict('no_second_factor', 'Two-step sign-in is off. Set up an app or add a passkey first.')
