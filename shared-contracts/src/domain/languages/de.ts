import { de as category } from 'make-plural/cardinals'
import { language } from './language.ts'

/** German days, amounts and counts. */
export const de = language({
  code: 'de',
  category,
  decimalSign: ',',
  groupSign: '.',
  money: (amount) => `${amount}\u00a0€`,
  percent: (number) => `${number}\u00a0%`,
  numericDay: (day, month, year) => `${day}.${month}.${year}`,
  numericDate: (day, month) => `${day}.${month}.`,
  longDay: (day, month, year) => `${day}. ${month} ${year}`,
  weekdayAndDay: (weekday, date) => `${weekday}, ${date}`,
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  monthsShort: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  weekdaysShort: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  weekStart: 1,
  and: 'und',
})
