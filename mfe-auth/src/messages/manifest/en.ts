export const messages = {
  nav: { settings: 'Settings', help: 'Help' },
  settings: { connections: { title: 'Connections', about: 'API keys and webhooks, for other software' } },
}
export type Messages = typeof messages
