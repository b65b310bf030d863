import type { Messages } from './en.ts'

export const messages: Messages = {
  responsible: 'Responsabile di questo sito',
  phone: (phone) => `Telefono ${phone}`,
  email: (email) => `E-mail ${email}`,
  taxId: 'Codice fiscale',
  contracts: 'Contratti di soggiorno',
  contractsText: (owner) =>
    `Un soggiorno è un contratto tra Lei e ${owner}. Ciò che invia qui è una richiesta; diventa una prenotazione quando viene accettata.`,
  technology: 'Tecnologia',
  technologyText:
    'Questo sito funziona con Keyhaven, che trasmette richieste e risposte. Keyhaven non è parte del contratto e non riceve pagamenti.',
  whoIsResponsible: 'Chi è il titolare',
  privacy: (owner) => [
    {
      title: 'Quali dati vengono conservati',
      paragraphs: [
        'Quando chiede un soggiorno: nome, indirizzo e-mail, indirizzo postale e numero di telefono, per una fattura a un’azienda il nome, la partita IVA e il riferimento, e il soggiorno stesso con date, numero di ospiti, servizi extra e prezzo.',
        'Servono per rispondere alla richiesta e tenere in sospeso il soggiorno (art. 6, par. 1, lett. b GDPR). Le fatture si conservano per il tempo richiesto dalle norme fiscali (art. 6, par. 1, lett. c GDPR).',
      ],
    },
    {
      title: 'Chi li riceve',
      paragraphs: [
        `${owner} e Keyhaven, che li conserva per conto del gestore e non li usa per altro. Nulla viene venduto e nulla viene caricato da server di altre aziende.`,
      ],
    },
    {
      title: 'Che cosa viene salvato nel browser',
      paragraphs: [
        'Nessun cookie e nessun tracciamento. Vi restano il tema, se ne sceglie uno, e ciò che scrive nel modulo di prenotazione finché non conferma la richiesta o chiude la scheda.',
      ],
    },
    {
      title: 'Registri del server',
      paragraphs: [
        'Il server registra l’ora, l’indirizzo della pagina, lo stato e un numero della richiesta, per trovare i guasti e fermare gli abusi (art. 6, par. 1, lett. f GDPR). Con ogni richiesta di soggiorno conserviamo il Suo indirizzo di rete in forma irriconoscibile, perché nessuno possa richiedere tutto in una volta; una richiesta non confermata viene cancellata dopo un giorno.',
        'Per trovare versioni difettose di queste pagine, alcune visite segnalano come sono andate: la versione, la velocità e se qualcosa non ha funzionato, e nulla sul visitatore.',
      ],
    },
    {
      title: 'I Suoi diritti',
      paragraphs: [
        'Può chiedere quali dati La riguardano, farli correggere, cancellare o consegnare, opporsi al loro uso e presentare reclamo all’autorità per la protezione dei dati. Scriva all’indirizzo qui sopra.',
      ],
    },
  ],
}
