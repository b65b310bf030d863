import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Il gestionale per le strutture ricettive',
  claim:
    'Pensioni e case vacanza in un unico posto tranquillo: disponibilità, prenotazioni, ospiti, prezzi e fatture, sempre aggiornati.',
  start: 'Prova gratis',
  orDemo: 'o guarda prima la demo',

  features: 'Funzioni principali',
  dashboard: {
    title: 'Tutto in una panoramica',
    points: ['Strutture e alloggi fianco a fianco', 'Prezzi stagionali per ogni alloggio', 'Arrivi e partenze di oggi'],
  },
  booking: {
    title: 'Sistema di prenotazione',
    points: [
      'Disponibilità in tempo reale, nessun overbooking',
      'Servizi extra per soggiorno o al giorno',
      'Codici promozionali con scadenza',
    ],
  },
  invoices: {
    title: 'Fatture',
    points: ['Create con ogni prenotazione', 'Acconti sotto controllo', 'PDF con un clic'],
  },

  tryTitle: 'Da provare',
  tryAbout:
    'Una struttura demo con prenotazioni, ospiti e fatture attorno alla data di oggi, creata solo per Lei. Nessun account, nessuna e-mail, sparisce dopo un giorno.',
  explore: 'Esplora la demo',
  loadingDemo: 'Caricamento della demo',
  loadingDemoButton: 'Caricamento della demo…',
  leaveQuestion: 'Lasciare il Suo account per la demo?',
  leaveAbout: 'L’accesso è attivo. La demo lo termina qui; i Suoi dati restano come sono.',
  staySignedIn: 'Resta connesso',

  picture: {
    property: 'Casa sul lago',
    units: ['Giardino', 'Mansarda', 'Darsena', 'Frutteto'],
  },
}
