import { en as category } from 'make-plural/cardinals'
import { language } from './language.ts'

/** English days, amounts and counts. */
export const en = language({
  code: 'en',
  category,
  decimalSign: '.',
  groupSign: ',',
  money: (amount) => amount.replace(/^-?/, '$&€'),
  percent: (number) => `${number}%`,
  numericDay: (day, month, year) => `${day}.${month}.${year}`,
  numericDate: (day, month) => `${day}.${month}.`,
  longDay: (day, month, year) => `${day} ${month} ${year}`,
  weekdayAndDay: (weekday, date) => `${weekday}, ${date}`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  weekStart: 1,
  and: 'and',
})
