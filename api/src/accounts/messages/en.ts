/** Mails about an account; an address is the page that is linked, `support` the operator's. */
export const messages = {
  activation: {
    subject: 'Activate your Keyhaven account',
    text: 'Please activate your account to finish signing up. The link works once and expires after 48 hours.',
    action: 'Activate account',
  },
  registered: {
    subject: 'You already have a Keyhaven account',
    text: 'Someone, probably you, tried to sign up with this email address. It already has an account, so we changed nothing.',
    signIn: (address: string) =>
      `You can sign in at ${address}. If you have forgotten your password, you can choose a new one:`,
  },
  choosePassword: 'Choose a new password',
  reset: {
    subject: 'Choose a new Keyhaven password',
    active:
      'You asked for a new password. The link works once and expires after one hour. Until you use it, your password stays the same.',
    inactive:
      'Your account is not active yet. Choose a password to activate it. The link works once and expires after one hour.',
    notAsked: 'If you did not ask for this, you can ignore this email: nothing will change.',
  },
  passwordChanged: {
    subject: 'Your Keyhaven password was changed',
    text: 'The password of your account was changed. You have been signed out everywhere else.',
    notYou: (address: string, support: string) =>
      `If this was not you, choose a new password at ${address} and write to ${support} right away.`,
  },
  byYourself: 'If you changed it yourself, there is nothing more to do.',
  addressChanged: {
    subject: 'The email address of your Keyhaven account was changed',
    text: 'The email address of your account was changed. You can no longer sign in with this one.',
    notYou: (support: string) => `If this was not you, please write to ${support} right away.`,
  },
  newAddress: {
    subject: 'This is now the email address of your Keyhaven account',
    text: (address: string) =>
      `From now on, use this address to sign in at ${address}. Our emails will arrive here too.`,
    unknown: (support: string) =>
      `If you have never heard of Keyhaven, someone mistyped their address. Please tell us: ${support}.`,
  },
}
export type Messages = typeof messages
