import { conflict, type Constraints, Problem, type Why } from '../http/problem.ts'

/** For the screen's popup, not for one field: what else was typed may be as wrong. */
export const wrongPassword = (why: Why = 'accounts.passwordWrong') => new Problem(400, 'wrong_password', why)

/** Says nothing of whether somebody else has an account with it. */
export const emailUnavailable = () => conflict('email_unavailable', 'accounts.addressCannotUsedChooseAnother')

export const slugTaken = () => {
  const why = 'accounts.nameTakenChooseAnother'
  return conflict('slug_taken', why, { fields: { slug: [why] } })
}

export const wrongCode = (why: Why) => new Problem(400, 'wrong_code', why, { fields: { code: [why] } })

/** No 401, which would end the session of an owner who sets something up. */
export const tooLate = (why: Why = 'accounts.signInTookTooLong') => new Problem(400, 'too_late', why)

export const passkeyRefused = () => new Problem(400, 'passkey_refused', 'accounts.passkeyNotAcceptedTryAnotherWay')

export const noSecondFactor = () => conflict('no_second_factor', 'accounts.twoStepSignInOff')

const passkeyKnown = () => conflict('conflict', 'accounts.passkeyAlreadyAdded')

export const constraints: Constraints = {
  owners_email: emailUnavailable,
  owners_slug_key: slugTaken,
  passkeys_credential: passkeyKnown,
}
