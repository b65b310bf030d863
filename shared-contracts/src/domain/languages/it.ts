import { it as category } from 'make-plural/cardinals'
import { language } from './language.ts'

/** Italian days, amounts and counts. */
export const it = language({
  code: 'it',
  category,
  decimalSign: ',',
  groupSign: '.',
  money: (amount) => `${amount}\u00a0€`,
  percent: (number) => `${number}%`,
  numericDay: (day, month, year) => `${day}/${month}/${year}`,
  numericDate: (day, month) => `${day}/${month}`,
  longDay: (day, month, year) => `${day} ${month} ${year}`,
  weekdayAndDay: (weekday, date) => `${weekday} ${date}`,
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  monthsShort: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  weekdaysShort: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'],
  weekStart: 1,
  and: 'e',
})
