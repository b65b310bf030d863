import { conflict, Problem, type Why } from '../../http/problem.ts'

export const wrongCode = (why: Why) => new Problem(400, 'wrong_code', why, { fields: { code: [why] } })

/** No 401, which would end the session of an owner who sets something up. */
export const tooLate = (why: Why = 'accounts.signInTookTooLong') => new Problem(400, 'too_late', why)

export const passkeyRefused = () => new Problem(400, 'passkey_refused', 'accounts.passkeyNotAcceptedTryAnotherWay')

export const noSecondFactor = () => conflict('no_second_factor', 'accounts.twoStepSignInOff')
