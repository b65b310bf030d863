import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/cancellation/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  accepted: 'Akzeptierte Bedingungen',
  enter: 'Stornogebühr (optional)',
  hint: 'Bleibt das Feld leer, schuldet der Gast nichts.',
  byTerms: (euros, percent) =>
    `Nach den Bedingungen, die der Gast akzeptiert hat, würde eine Stornierung heute ${de.euros(euros)} kosten, ${de.percent(percent)} des Gesamtpreises.`,
  freeByTerms: 'Nach den Bedingungen, die der Gast akzeptiert hat, ist eine Stornierung heute kostenlos.',
  charge: (euros) => `${de.euros(euros)} verrechnen`,
  wrong: (maxAmount) => `Geben Sie einen Betrag bis ${de.euros(maxAmount)} ein`,
  waive: 'Auf die Gebühr verzichten',
  waiveQuestion: (euros) => `Auf die Gebühr von ${de.euros(euros)} verzichten?`,
  waiveText: 'Der Gast schuldet dann nichts für den stornierten Aufenthalt. Bezahltes ist zu erstatten.',
  waiveTold: 'Ihr Gast erfährt es per E-Mail.',
  keep: 'Gebühr behalten',
  waivedBy: (euros, on, by) => `Gebühr von ${de.euros(euros)} am ${de.longDay(on)} von ${by} erlassen`,
  // Its invoice.
  feeInvoice: {
    add: 'Rechnung über die Gebühr',
    changeVat: 'USt. des Entwurfs',
    title: 'Rechnung über die Stornogebühr',
    vat: 'USt.',
    none: 'Ohne USt.',
    percent: (rate) => de.percent(rate),
    hint: 'Eine solche Gebühr ist meist Schadenersatz und in Österreich und Deutschland nicht steuerbar. Ob das für Sie gilt, weiß Ihr Steuerberater.',
    make: 'Entwurf anlegen',
    made: 'Die Rechnung über die Gebühr liegt als Entwurf vor',
  },
}
