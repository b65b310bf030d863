import type { Messages } from './en.ts'

export const messages: Messages = {
  bookedElsewhere: 'Helaas zijn deze nachten intussen elders geboekt. Op de pagina van uw aanvraag staan andere data.',
}
