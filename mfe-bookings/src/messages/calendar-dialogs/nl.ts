import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const nights = (count: number) => nl.plural(count, { one: '# nacht', other: '# nachten' })

export const messages: Messages = {
  unit: 'Eenheid',
  notFree: (unit) => `${unit} – niet vrij`,
  checkIn: 'Aankomst',
  checkOut: 'Vertrek',
  guests: 'Gasten',
  childrenAndPets: 'Kinderen, baby’s of huisdieren',
  upTo: (guests) => `Maximaal ${guests}`,
  status: 'Status',
  save: 'Opslaan',
  update: 'Wijzigingen opslaan',
  noChanges: 'Geen wijzigingen',

  booking: {
    title: 'Nieuwe boeking',
    guest: 'Gast',
    typeName: 'Typ een naam',
    newGuest: 'Nieuwe gast',
    more: 'Meer opties…',
    blockInstead: 'Of blokkeer deze nachten',
    reasonWithExample: 'Reden, bijv. eigen verblijf (optioneel)',
    booked: ({ unit, guest, when, reference }) => `${unit} geboekt voor ${guest}, ${when} (${reference})`,
  },
  block: {
    title: 'Blokkering',
    block: 'Blokkeren',
    reason: 'Reden',
    reasonExample: 'bijv. schilderwerk of eigen verblijf (optioneel)',
    from: 'Geblokkeerd vanaf',
    to: 'Weer vrij vanaf',
    order: 'De blokkering moet na het begin eindigen.',
    remove: 'Blokkering opheffen',
    updated: 'Blokkering gewijzigd',
    removed: 'Blokkering opgeheven; de nachten kunnen weer worden geboekt',
    blocked: (unit, when) => `${unit} geblokkeerd, ${when}`,
    someUnit: 'Eenheid',
  },
  imports: {
    from: (portal) => `Uit de kalender van ${portal}`,
    conflict: 'Op deze nachten staat al iets van u, daarom neemt dit er geen in. Beslis onder Kanalen.',
    kind: { stay: 'Verblijf', closure: 'Sluiting' },
    guest: 'Gast',
    nights: 'Nachten',
    property: 'Accommodatie',
    book: 'Er een boeking van maken',
  },
  move: {
    title: 'Verblijf verplaatsen',
    titleOf: (guest) => `Verblijf van ${guest} verplaatsen`,
    move: 'Verplaatsen',
    price: 'Prijs',
    changeTo: (total) => `Wijzigen in ${nl.euros(total)}`,
    keep: (total) => `${nl.euros(total)} behouden`,
  },
  question: {
    price: 'De prijs verandert',
    invoice: 'Dit vervangt een opgemaakte factuur',
    invoiceHint:
      'Op een opgemaakte factuur staan eenheid en data, dus die kan niet blijven. Stuur uw gast de nieuwe documenten.',
    where: (name, unit, when) => `${name}: ${unit}, ${when}`,
    stay: 'Niet verplaatsen',
    replace: 'Verplaatsen en factuur vervangen',
  },
  price: {
    taken: (when) => `Bezet ${when}`,
    nights: (count, each) => `${nights(count)} × ${nl.euros(each)}`,
    extraPersons: (count, during, each) =>
      `${nl.plural(count, { one: '# extra persoon', other: '# extra personen' })} × ${nights(during)} × ${nl.euros(each)}`,
    service: (name, count, each) =>
      count === 1 ? `${name} ${nl.euros(each)}` : `${name} ${count} × ${nl.euros(each)}`,
  },
  keys: {
    title: 'Sneltoetsen',
    arrows: { key: 'Pijltoetsen', does: 'Door dagen en eenheden lopen' },
    ends: { key: 'Home, End', does: 'Naar de eerste of laatste zichtbare dag gaan' },
    pages: { key: 'Page Up, Page Down', does: 'Een scherm terug of verder gaan' },
    today: { key: 'T', does: 'Naar vandaag gaan' },
    select: {
      key: 'Enter op een vrije nacht',
      does: 'Nachten kiezen; pijltoetsen breiden de keuze uit, Enter boekt of blokkeert ze',
    },
    open: { key: 'Enter op een verblijf of blokkering', does: 'Openen' },
    move: {
      key: 'M op een verblijf of blokkering',
      does: 'Verplaatsen: pijltoetsen verplaatsen, met Shift wijzigen ze het einde; Enter zet neer, Esc breekt af',
    },
    undo: { key: 'Ctrl+Z', does: 'De laatste verplaatsing ongedaan maken' },
    fullPage: { key: 'F', does: 'De kalender op de hele pagina tonen, of weer het overzicht' },
  },
}
