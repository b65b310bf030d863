import { briefDay } from './brief-day.ts'
import { expect, it } from 'vitest'
import { cs } from '../languages/cs.ts'
import { de } from '../languages/de.ts'
import { en } from '../languages/en.ts'
import { fr } from '../languages/fr.ts'
import { it as italianLanguage } from '../languages/it.ts'
import { nl } from '../languages/nl.ts'
import { typedDay } from './typed-day.ts'

const today = '2026-11-22'

it.each([
  ['24.12.2026', '2026-12-24'],
  ['1.1.2027', '2027-01-01'],
  ['18.03.27', '2027-03-18'],
  ['24.12.26', '2026-12-24'],
  ['24. 12. 2026', '2026-12-24'],
  ['24 12 2026', '2026-12-24'],
  ['24-12-2026', '2026-12-24'],
  ['26/12/2026', '2026-12-26'],
  ['26/12/26', '2026-12-26'],
  ['2026-12-25', '2026-12-25'],
  ['2026/12/25', '2026-12-25'],
  ['27122026', '2026-12-27'],
  ['271226', '2026-12-27'],
  ['24 Dec 2026', '2026-12-24'],
  ['24. december', '2026-12-24'],
  ['Dec 24, 2026', '2026-12-24'],
  ['1st March 2027', '2027-03-01'],
  ['29.02.2028', '2028-02-29'],
  [' Today ', '2026-11-22'],
  ['tomorrow', '2026-11-23'],
  ['yesterday', '2026-11-21'],
])('understands %s', (typed, day) => {
  expect(typedDay(typed, { today })).toBe(day)
})

it.each([
  ['31.02.2027'],
  ['29.02.2027'],
  ['12/26/2026'],
  ['0.1.2027'],
  ['1.13.'],
  ['24.12.1826'],
  ['24.12.226'],
  ['24'],
  ['next week'],
  ['24 Foo 2026'],
  [''],
])('refuses %s', (typed) => {
  expect(typedDay(typed, { today })).toBeUndefined()
})

it('takes the nearest day that can be chosen where no year is given', () => {
  expect(typedDay('28.12.', { today })).toBe('2026-12-28')
  expect(typedDay('5.1', { today })).toBe('2027-01-05')
  expect(typedDay('20.11.', { today })).toBe('2026-11-20')
  expect(typedDay('20.11.', { today, min: today })).toBe('2027-11-20')
  expect(typedDay('5.1.', { today, max: today })).toBe('2026-01-05')
})

const german = { language: de, yesterday: 'gestern', today: 'heute', tomorrow: 'morgen' }
const french = { language: fr, yesterday: 'hier', today: 'aujourd’hui', tomorrow: 'demain' }
const dutch = { language: nl, yesterday: 'gisteren', today: 'vandaag', tomorrow: 'morgen' }
const italian = { language: italianLanguage, yesterday: 'ieri', today: 'oggi', tomorrow: 'domani' }

it.each([
  ['Heute', german, '2026-11-22'],
  ['morgen', dutch, '2026-11-23'],
  ['aujourd’hui', french, '2026-11-22'],
  ["aujourd'hui", french, '2026-11-22'],
  ['ieri', italian, '2026-11-21'],
  ['24. Dezember 2026', german, '2026-12-24'],
  ['1. März 2027', german, '2027-03-01'],
  ['1. Marz 27', german, '2027-03-01'],
  ['1er février 2027', french, '2027-02-01'],
  ['4 juil. 2027', french, '2027-07-04'],
  ['3 mrt 2027', dutch, '2027-03-03'],
  ['31 maggio 2027', italian, '2027-05-31'],
  ['24 dec 2026', italian, '2026-12-24'],
  ['tomorrow', german, '2026-11-23'],
  ['24-12-2026', dutch, '2026-12-24'],
])('understands %s in the language of the screen, and English beside it', (typed, names, day) => {
  expect(typedDay(typed, { today }, names)).toBe(day)
})

it('does not guess where two months begin alike', () => {
  expect(typedDay('4 jui 2027', { today }, french)).toBeUndefined()
})

it('understands a day as it is shown where there is little room, in every language of guests', () => {
  for (const language of [cs, de, en, fr, italianLanguage, nl])
    for (let month = 1; month <= 12; month++) {
      const day = `2027-${String(month).padStart(2, '0')}-05`
      expect(typedDay(briefDay(language, day), { today }, { language })).toBe(day)
    }
})
