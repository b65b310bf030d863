import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { locales } from '@keyhaven/shared-contracts/domain/locale'
import type { Language } from '@keyhaven/shared-contracts/web/locale'
import { expect, it } from 'vitest'
import type { Messages } from '../messages/stay-rules/en.ts'
import { ruleSentence } from './rule-sentence.ts'

const summer = { from: '2027-07-01', to: '2027-08-31' }

const sentencesIn = async (locale: string, rules: Omit<StayRule, 'id'>[]) => {
  const { messages } = (await import(`../messages/stay-rules/${locale}.ts`)) as { messages: Messages }
  const languages = (await import(`../../../shared-contracts/src/domain/languages/${locale}.ts`)) as Record<
    string,
    Language
  >
  const language = languages[locale]
  return language ? rules.map((rule) => ruleSentence(messages.sentence, language, { id: 1, ...rule })) : []
}

it('says each rule as its owner would', async () => {
  const rules: [Omit<StayRule, 'id'>, string][] = [
    [
      { kind: 'min_nights', nights: 3, on: 'arrival', weekdays: [5, 6], ...summer },
      'At least 3 nights, arriving Friday or Saturday, 1 July – 31 August 2027',
    ],
    [{ kind: 'min_nights', nights: 1 }, 'At least 1 night'],
    [
      { kind: 'min_nights', nights: 2, on: 'night', weekdays: [5, 6] },
      'At least 2 nights, with a Friday or Saturday night',
    ],
    [
      { kind: 'max_nights', nights: 7, on: 'night', ...summer },
      'At most 7 nights, with any night then, 1 July – 31 August 2027',
    ],
    [{ kind: 'arrival_weekdays', weekdays: [6] }, 'Arrival on Saturday only'],
    [{ kind: 'departure_weekdays', weekdays: [7, 6, 1] }, 'Departure on Monday, Saturday or Sunday only'],
    [{ kind: 'closed_to_arrival', from: '2026-12-24', to: '2026-12-26' }, 'No arrival, 24 – 26 December 2026'],
    [{ kind: 'closed_to_departure', weekdays: [7] }, 'No departure, on Sunday'],
    [{ kind: 'lead_time', hours: 48 }, 'Booked at least 48 hours before check-in'],
    [{ kind: 'horizon', days: 365 }, 'Arrival at most 365 days ahead'],
    [{ kind: 'preparation', days: 1 }, '1 day free between stays'],
    [{ kind: 'preparation', days: 0, unit: 7 }, 'No free day between stays'],
    [{ kind: 'gap_nights', nights: 2 }, 'Gaps shorter than the minimum: from 2 nights'],
  ]
  const sentences = await sentencesIn(
    'en',
    rules.map(([rule]) => rule),
  )
  expect(sentences).toEqual(rules.map(([, sentence]) => sentence))
})

it('says them in every language of owners', async () => {
  const rules: Omit<StayRule, 'id'>[] = [
    { kind: 'min_nights', nights: 3, on: 'arrival', weekdays: [5, 6], ...summer },
    { kind: 'arrival_weekdays', weekdays: [6] },
    { kind: 'closed_to_arrival', from: '2026-12-31', to: '2027-01-01' },
  ]
  const sentences = await Promise.all(
    locales.map(async (locale) => [locale, await sentencesIn(locale, rules)] as const),
  )
  expect(Object.fromEntries(sentences)).toMatchObject({
    de: [
      'Mindestens 3 Nächte, bei Anreise am Freitag oder Samstag, 1. Juli – 31. August 2027',
      'Anreise nur am Samstag',
      'Keine Anreise, 31. Dezember 2026 – 1. Januar 2027',
    ],
    fr: [
      '3 nuits au moins, avec arrivée le vendredi ou samedi, 1 juillet – 31 août 2027',
      'Arrivée uniquement le samedi',
      'Pas d’arrivée, 31 décembre 2026 – 1 janvier 2027',
    ],
    it: [
      'Almeno 3 notti, con arrivo di venerdì o sabato, 1 luglio – 31 agosto 2027',
      'Arrivo solo di sabato',
      'Nessun arrivo, 31 dicembre 2026 – 1 gennaio 2027',
    ],
    nl: [
      'Minstens 3 nachten, bij aankomst op vrijdag of zaterdag, 1 juli – 31 augustus 2027',
      'Aankomst alleen op zaterdag',
      'Geen aankomst, 31 december 2026 – 1 januari 2027',
    ],
  })
})
