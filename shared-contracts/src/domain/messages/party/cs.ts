import { cs } from '../../languages/cs.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  notReduced: 'bez slevy',
  percentOf: (percent, base) => `${cs.percent(percent)} z ${cs.euros(base)}`,
  party: ({ adults, children, infants, pets }) =>
    [
      children.length + infants > 0
        ? cs.plural(adults, { one: '# dospělý', few: '# dospělí', other: '# dospělých' })
        : cs.plural(adults, { one: '# host', few: '# hosté', other: '# hostů' }),
      children.length > 0 &&
        `${cs.plural(children.length, { one: '# dítě', few: '# děti', other: '# dětí' })} (${children.join(', ')})`,
      infants > 0 && cs.plural(infants, { one: '# miminko', few: '# miminka', other: '# miminek' }),
      pets > 0 && cs.plural(pets, { one: '# domácí zvíře', few: '# domácí zvířata', other: '# domácích zvířat' }),
    ]
      .filter(Boolean)
      .join(', '),
  chargedFor: ({ persons, pets, nights }) =>
    [
      persons !== undefined && cs.plural(persons, { one: '# osoba', few: '# osoby', other: '# osob' }),
      pets !== undefined &&
        cs.plural(pets, { one: '# domácí zvíře', few: '# domácí zvířata', other: '# domácích zvířat' }),
      nights > 1 && cs.plural(nights, { one: '# noc', few: '# noci', other: '# nocí' }),
    ]
      .filter(Boolean)
      .join(' × '),
}
