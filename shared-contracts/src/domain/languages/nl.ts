import { nl as category } from 'make-plural/cardinals'
import { language } from './language.ts'

/** Dutch days, amounts and counts. */
export const nl = language({
  code: 'nl',
  category,
  decimalSign: ',',
  groupSign: '.',
  money: (amount) => `€\u00a0${amount}`,
  percent: (number) => `${number}%`,
  numericDay: (day, month, year) => `${day}-${month}-${year}`,
  numericDate: (day, month) => `${day}-${month}`,
  longDay: (day, month, year) => `${day} ${month} ${year}`,
  weekdayAndDay: (weekday, date) => `${weekday} ${date}`,
  months: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  monthsShort: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  weekdays: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  weekdaysShort: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  weekStart: 1,
  and: 'en',
})
