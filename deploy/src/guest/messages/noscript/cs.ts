import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: 'K rezervaci je potřeba JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
  request: 'K potvrzení, změně a zrušení je potřeba JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
}
