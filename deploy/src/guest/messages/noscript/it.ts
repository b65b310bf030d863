import type { Messages } from './en.ts'

export const messages: Messages = {
  booking: 'Per prenotare è necessario JavaScript. Lo attivi e ricarichi la pagina.',
  request: 'Per confermare, modificare e annullare è necessario JavaScript. Lo attivi e ricarichi la pagina.',
}
