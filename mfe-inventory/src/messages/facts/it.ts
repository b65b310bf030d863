import { it } from '@keyhaven/shared-contracts/domain/languages/it'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Informazioni per gli ospiti',
  hint: 'Tutto è facoltativo. Gli ospiti le vedono sulle Sue pagine e i motori di ricerca le leggono.',
  filled: (count, all) => `${count} su ${all} compilate`,
  none: 'da compilare',
  chosen: (count) => it.plural(count, { one: '# scelto', other: '# scelti' }),
  wrong: 'da correggere',
  times: {
    title: 'Check-in e check-out',
    from: 'Check-in dalle',
    until: 'Check-in fino alle',
    out: 'Check-out entro le',
    hint: 'Scrivere 15 o 15:00. Lasciare vuoto un orario che non è previsto.',
  },
  amenities: {
    ofHouse: 'Servizi della struttura',
    ofHouseHint: 'Ciò che possono usare tutti gli ospiti della struttura. Ciò che ha un solo alloggio si sceglie lì.',
    ofUnit: 'Dotazioni dell’alloggio',
    ofUnitHint: 'Ciò che ha solo questo alloggio. Gli ospiti vedono accanto i servizi della struttura.',
    search: 'Cercare servizi',
    searchHint: 'Invio sceglie il primo trovato.',
    nothing: (typed) => `Nessun servizio corrisponde a “${typed}”.`,
  },
  rules: 'Regole della casa',
  rulesHint: 'Per esempio orari di silenzio, feste, fumo, animali. Gli ospiti le leggono prima di prenotare.',
  place: {
    title: 'Posizione e registrazione',
    coordinates: 'Coordinate',
    coordinatesHint:
      'Incollarle da una mappa, per esempio 47.80, 13.30. Gli ospiti le vedono con la precisione di circa un chilometro.',
  },
  arrival: {
    title: 'Arrivo',
    directions: 'Indicazioni',
    directionsHint:
      'Come arrivare ed entrare: parcheggio, chiave, ingresso. Le leggono solo gli ospiti con un soggiorno confermato.',
    days: 'Giorni prima dell’arrivo',
    daysHint:
      'Da quel momento questi ospiti leggono le indicazioni e il codice della porta. Prima vedono solo l’indirizzo.',
    mail: 'Inviare agli ospiti per e-mail',
    mailHint:
      'Con indirizzo, mappa, indicazioni, codice della porta e saldo. Solo dove ci sono indicazioni o un codice.',
    mails: 'Sì, quel giorno',
    mailsNot: 'No',
    doorCode: 'Codice della porta',
    doorCodeHint:
      'Lo leggono solo gli ospiti con un soggiorno confermato, tanti giorni prima dell’arrivo quanti indicati nella struttura.',
  },
  registration: {
    title: 'Codice identificativo',
    hint: 'Dove la legge lo richiede in ogni annuncio, come il CIN.',
    hintOfUnit: 'Solo se questo alloggio ne ha uno proprio.',
  },
  rooms: {
    title: 'Camere e letti',
    sleeping: 'Dove dormono gli ospiti',
    sleepingHint: 'Una camera per ogni stanza con letti, e il soggiorno se si dorme anche lì.',
    addBedroom: 'Aggiungere una camera',
    addLivingRoom: 'Aggiungere un soggiorno',
    addBed: 'Aggiungere un letto',
    addBedTo: (room) => `Aggiungere un letto: ${room}`,
    remove: 'Rimuovere',
    removeOf: (room) => `Rimuovere ${room}`,
    removeBed: 'Rimuovere questo letto',
    bedOf: (room) => `Tipo di letto, ${room}`,
    countOf: (room) => `Quanti letti di questo tipo, ${room}`,
    kinds: {
      single: 'Letto singolo',
      double: 'Letto alla francese (140 cm)',
      queen: 'Letto matrimoniale (160 cm)',
      king: 'Letto king size (180 cm)',
      bunk: 'Letto a castello',
      sofa_bed: 'Divano letto',
      cot: 'Lettino per neonati',
    },
    bathrooms: 'Bagni',
    area: 'Superficie',
  },
  party: {
    title: 'Bambini e animali',
    pets: 'Animali ammessi, al massimo',
    petsHint: '0: non ammessi. Vuoto: su richiesta.',
    cots: 'Culle',
    age: 'Persona in più dall’età di',
    ageHint: 'I bambini più piccoli non contano come persona in più. Vuoto: contano tutti.',
  },
}
