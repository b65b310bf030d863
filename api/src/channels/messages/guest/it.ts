import type { Messages } from './en.ts'

export const messages: Messages = {
  bookedElsewhere:
    'Purtroppo nel frattempo queste notti sono state prenotate altrove. La pagina della richiesta mostra altre date.',
}
