export const messages = {
  password: 'Password',
  passwordRule: 'At least 8 characters: upper and lower case, a number and a special character.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** By the names of the browser's errors. */
  passkey: {
    NotAllowedError:
      'No passkey was used. Please try again, or choose another way. A security key that stores no passkeys is not enough.',
    InvalidStateError: 'This device has a passkey of your account already.',
    SecurityError: 'Passkeys do not work at the address under which you have opened this page.',
    NotSupportedError: 'This device cannot keep a passkey. Please try another one.',
  },
  passkeyOtherwise: 'Your browser could not use a passkey. Please try again, or choose another way.',
}
export type Messages = typeof messages
