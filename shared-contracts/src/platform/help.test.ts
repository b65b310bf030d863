import { expect, it } from 'vitest'
import { type AreaHelp, helpInLanguage, helpPicture, translateHelp } from './help.ts'

const help: AreaHelp = {
  sections: [
    {
      id: 'bookings',
      title: 'Bookings',
      order: 1,
      topics: [
        {
          id: 'cancel',
          title: 'Cancel a booking',
          content: ['The nights are free.'],
          steps: ['Press Edit.'],
          picture: helpPicture('cancel', 'The booking'),
          link: { label: 'Open Bookings', path: '/owner/dashboard/bookings' },
        },
        { id: 'move', title: 'Move a booking', content: ['Drag it.'] },
      ],
    },
    {
      id: 'clients',
      title: 'Clients',
      order: 2,
      topics: [{ id: 'add', title: 'Add a client', content: ['Press New.'] }],
    },
  ],
}
const words = {
  sections: { bookings: 'Buchungen' },
  topics: {
    cancel: {
      title: 'Eine Buchung stornieren',
      content: ['Die Nächte sind frei.'],
      steps: ['Auf Bearbeiten tippen.'],
      alt: 'Die Buchung',
      link: 'Buchungen öffnen',
    },
    gone: { title: 'Gibt es nicht mehr', content: ['Nichts.'] },
  },
}

it('says what has words in the other language, and keeps addresses, order and pictures', () => {
  const [bookings] = translateHelp(help, words).sections
  expect(bookings).toMatchObject({ id: 'bookings', title: 'Buchungen', order: 1 })
  expect(bookings?.topics[0]).toEqual({
    id: 'cancel',
    title: 'Eine Buchung stornieren',
    content: ['Die Nächte sind frei.'],
    steps: ['Auf Bearbeiten tippen.'],
    picture: helpPicture('cancel', 'Die Buchung'),
    link: { label: 'Buchungen öffnen', path: '/owner/dashboard/bookings' },
  })
})

it('stays English where a topic or a section has no words', () => {
  const [bookings, clients] = translateHelp(help, words).sections
  expect(bookings?.topics[1]).toEqual(help.sections[0]?.topics[1])
  expect(clients).toEqual(help.sections[1])
  expect(translateHelp(help, { sections: {}, topics: {} })).toEqual(help)
})

it('names the file of a language beside the English one', () => {
  expect(helpInLanguage('/mfe/bookings/1.0.0-aaaaaa/help.json', 'de')).toBe('/mfe/bookings/1.0.0-aaaaaa/help.de.json')
})
