import { fr as category } from 'make-plural/cardinals'
import { language } from './language.ts'

/** French days, amounts and counts. */
export const fr = language({
  code: 'fr',
  category,
  decimalSign: ',',
  groupSign: '\u202f',
  money: (amount) => `${amount}\u00a0€`,
  percent: (number) => `${number}\u202f%`,
  numericDay: (day, month, year) => `${day}/${month}/${year}`,
  numericDate: (day, month) => `${day}/${month}`,
  longDay: (day, month, year) => `${day} ${month} ${year}`,
  weekdayAndDay: (weekday, date) => `${weekday} ${date}`,
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  monthsShort: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  weekdaysShort: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  weekStart: 1,
  and: 'et',
})
