import { conflict, type Constraints, Problem } from '../http/problem.ts'

/** For the screen's popup, not for one field: what else was typed may be as wrong. */
export const wrongPassword = (message = 'The password is wrong.') => new Problem(400, 'wrong_password', message)

/** Says nothing of whether somebody else has an account with it. */
export const emailUnavailable = () =>
  conflict('email_unavailable', 'This address cannot be used. Please choose another one.')

export const slugTaken = () => {
  const words = 'This name is taken. Please choose another one.'
  return conflict('slug_taken', words, { fields: { slug: [words] } })
}

const passkeyKnown = () => conflict('conflict', 'This passkey has already been added.')

export const constraints: Constraints = {
  owners_email: emailUnavailable,
  owners_slug_key: slugTaken,
  passkeys_credential: passkeyKnown,
}
