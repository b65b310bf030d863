import type { Messages } from './en.ts'

export const messages: Messages = {
  ready: 'È disponibile una nuova versione di Keyhaven.',
  reload: 'Ricarica',
  later: 'Più tardi',
  hide: 'Nascondi',
  back: 'Torna alle versioni consuete',

  oldList: 'Non è stato possibile leggere l’elenco delle versioni; queste sono quelle della Sua ultima visita.',
  partlyUnread: (area, version) =>
    `Non è stato possibile leggere tutto su ${area} dall’elenco delle versioni; questa è la versione ${version}.`,
  unread: (area) => `Non è stato possibile leggere ${area} dall’elenco delle versioni.`,
  unknownSet: (set) => `Il gruppo di versioni ${set} qui non è noto; queste sono le versioni consuete.`,
  set: (set) => `Il gruppo di versioni ${set} è attivo solo in questa scheda.`,
  setOfShell: (set, shell, here) =>
    `Il gruppo di versioni ${set} è attivo solo in questa scheda. La sua shell era ${shell}, questa è ${here}.`,
  off: (area) => `${area} è disattivato in questa scheda.`,
  goneOfSet: (area, version) => `Ne fa parte ${area} nella versione ${version}, che non è più pubblicata.`,
  unpublished: (area, version) => `La versione ${version} di ${area} non è pubblicata.`,
  picked: (area, version) => `${area} è in versione ${version}, solo in questa scheda.`,
  pickedFailed: (area, version, running) =>
    `La versione scelta di ${area} (${version}) non si è avviata; questa è la versione ${running}.`,
  newestFailed: (area, version, running) =>
    `La versione più recente di ${area} (${version}) non si è avviata; questa è la versione ${running}.`,
}
