export const messages = {
  codeUsed: 'A recovery code was used to sign in to Keyhaven',
  factorChanged: 'Two-step sign-in was changed',
  /** Changes, by the name of the change. */
  changes: {
    'app-on': 'An authenticator app was set up. From now on, signing in with your password also asks for its code.',
    'app-off': 'The authenticator app was turned off. Its codes are no longer asked for.',
    'passkey-added': 'A passkey was added. It signs you in without your password.',
    'passkey-removed': 'A passkey was removed. It no longer signs you in.',
    'new-codes': 'New recovery codes were made. The old ones no longer work.',
    'code-used': 'Someone, probably you, signed in with one of your recovery codes. That code no longer works.',
    'turned-off': 'We have turned two-step sign-in off, as you asked us to. Your password alone signs you in.',
  },
  notYou: (address: string, support: string) =>
    `If this was not you, choose a new password at ${address} and write to ${support} right away.`,
  wasYou: 'If this was you, there is nothing more to do.',
}
export type Messages = typeof messages
