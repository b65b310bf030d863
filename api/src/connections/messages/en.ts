/** Mails about connections. */
export const messages = {
  keyMade: {
    subject: 'An API key was created for your Keyhaven account',
    text: (name: string) =>
      `The key “${name}” was created. Any software that has it can access your account without your password.`,
    notYou: (support: string) =>
      `If this was not you, revoke it under Settings, Connections, choose another password, and write to ${support} right away.`,
    action: 'See your keys',
  },
  turnedOff: {
    subject: 'A webhook of your Keyhaven account was turned off',
    text: (url: string, failure: string) => `We could not reach ${url}, and turned it off. Last attempt: ${failure}`,
    onceItWorks: 'Once it works again, turn it on under Settings, Connections, and send again what it missed.',
    action: 'See your webhooks',
  },
  /** Reasons why an event did not reach a webhook. */
  failures: {
    name: 'No server has this name.',
    lookup: 'The name of the server could not be looked up.',
    refused: 'The server refuses connections.',
    broken: 'The server broke off the connection.',
    certificate: 'The certificate of the server is not valid.',
    other: 'The server could not be reached.',
    protocol: 'The address is neither http nor https.',
    private: 'The address is not on the open internet.',
    redirects: 'The server redirects too many times.',
    large: 'The server’s response is too large.',
    late: 'The server took too long to respond.',
  },
  answered: (status: number) => `The server answered ${status}.`,
}
export type Messages = typeof messages
