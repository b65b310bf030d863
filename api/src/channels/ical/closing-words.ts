import { fold } from '@keyhaven/shared-contracts/domain/fold'

/** Words, folded, with which portals and hosts say in their languages that a house is closed. */
const closingWords = [
  ...['blocked', 'block', 'not available', 'unavailable', 'closed', 'close', 'owner block', 'maintenance'],
  ...['bloque', 'bloquee', 'indisponible', 'non disponible', 'ferme', 'fermee', 'pas disponible'],
  ...['blockiert', 'gesperrt', 'geblockt', 'nicht verfugbar', 'geschlossen', 'belegt durch eigentumer'],
  ...['bloqueado', 'bloqueada', 'no disponible', 'cerrado', 'cerrada', 'indisponivel', 'nao disponivel', 'fechado'],
  ...['bloccato', 'bloccata', 'non disponibile', 'chiuso', 'chiusa'],
  ...['geblokkeerd', 'niet beschikbaar', 'gesloten'],
  ...['blokovano', 'blokovany', 'zablokovano', 'nedostupne', 'neni k dispozici', 'zavreno', 'uzavreno'],
  ...[
    'zablokowane',
    'zablokowany',
    'niedostepne',
    'zamkniete',
    'blokirano',
    'nije dostupno',
    'nedostupno',
    'zatvoreno',
  ],
  ...[
    'blokkeret',
    'ikke tilgængelig',
    'blokkert',
    'ikke tilgjengelig',
    'blockerad',
    'inte tillganglig',
    'ej tillganglig',
    'stangt',
  ],
  ...['estetty', 'ei saatavilla', 'varattu omistajalle', 'blokkolva', 'nem elerheto', 'zarva'],
  ...['αποκλεισμενο', 'μη διαθεσιμο', 'заблокировано', 'недоступно', 'закрыто', 'engellendi', 'musait degil', 'kapali'],
  ...['ブロック済み', '利用不可', '차단됨', '已屏蔽', '不可用', 'محظور', 'غير متاح', 'חסום', 'לא זמין'],
].map((words) => fold(words))
const closing = new Set(closingWords)

/** Words, folded, before a guest's name: `Réservée - Élise`. */
const reservedWords = new Set(
  [
    ...['reserved', 'reservation', 'booked', 'booking', 'reserve', 'reservee', 'reserviert', 'gebucht', 'buchung'],
    ...['reservado', 'reservada', 'reserva', 'prenotato', 'prenotata', 'prenotazione', 'gereserveerd', 'geboekt'],
    ...['rezervovano', 'rezervace', 'zarezerwowane', 'rezerwacja', 'rezervirano', 'reserveret', 'reservert', 'bokad'],
    ...['varattu', 'foglalt', 'κρατημενο', 'забронировано', 'rezerve edildi', '予約済み', '예약됨', '已预订'],
  ].map((words) => fold(words)),
)

const dash = /\s+[-–—]\s+|:\s+/
/** The first part of a summary, and what follows the dash. */
const parted = (summary: string): [word: string, rest: string] => {
  const [word = '', ...rest] = summary.split(dash)
  return [word, rest.join(' - ').trim()]
}

/** True if a summary says that nobody may come: `Blocked`, `Closed - Not available`, `Airbnb (Not available)`. */
export const isClosing = (summary: string) => {
  const [word] = parted(summary)
  const within = /\(([^()]+)\)$/.exec(summary.trim())?.[1] ?? ''
  return [summary, word, within].some((one) => closing.has(fold(one).replaceAll(/[.!]+$/g, '')))
}

/** The guest's name in `Reserved - NAME`; with `always`, after any word of a language that we do not know. */
export const nameIn = (summary: string, always: boolean) => {
  const [word, rest] = parted(summary)
  return always || reservedWords.has(fold(word)) ? rest : ''
}
