/** Session of the user who is signed in. */

export { useSession } from './session/session.ts'
export { useSignOut } from './session/sign-out.ts'
