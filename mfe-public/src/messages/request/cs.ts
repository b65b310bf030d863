import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/cs'
import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import type { Messages } from './en.ts'

// Names and moments stay in the nominative: a sentence that would bend them is turned round.
export const messages: Messages = {
  party: party.party,
  title: 'Vaše poptávka',
  loading: 'Poptávka se načítá',
  missing: 'Taková poptávka neexistuje',
  missingText: 'Odkaz je možná neúplný. Otevřete ho prosím znovu z e-mailu, nebo ho zkopírujte celý.',
  missingMore:
    'Poptávka, kterou nikdo nepotvrdí, se po jednom dni smaže. Hostitele zastihnete tak, že odpovíte na některý z jeho e-mailů.',
  failed: 'Poptávku se nepodařilo načíst',
  titles: {
    unconfirmed: 'Potvrďte prosím e-mailem',
    lapsed: 'Nepotvrzeno včas',
    waiting: 'Čeká se na hostitele',
    accepted: 'Váš pobyt je rezervován',
    declined: 'Hostitel vaši poptávku odmítl',
    called_off: 'Váš pobyt byl zrušen',
    expired: 'Platnost vaší poptávky vypršela',
    cancelled: 'Pobyt jste zrušili',
  },
  unconfirmed: (host, email, until) =>
    `Otevřete odkaz v e-mailu, který jsme poslali na adresu ${email}. Noci vám předběžně držíme${
      until ? ` (lhůta končí: ${until})` : ''
    }; ${host} dostane vaši poptávku, jakmile ji potvrdíte.`,
  unheld: (host, email) =>
    `Otevřete prosím brzy odkaz v e-mailu, který jsme poslali na adresu ${email}: dokud nepotvrdíte, noci pro vás nedržíme a může si je vzít někdo jiný. ${host} se o vás dozví, jakmile potvrdíte.`,
  lapsed: (host, email, until) =>
    `Noci jsou opět volné pro ostatní a ${host} vaši poptávku nemá. ${
      until
        ? `Dokud si je nevezme někdo jiný, odkaz v e-mailu na adresu ${email} ještě platí (lhůta končí: ${until}).`
        : ''
    }`,
  waiting: (host, _email, until) =>
    `${host} má vaši poptávku a přijme ji, nebo odmítne. ${
      until ? `Noci vám předběžně držíme (lhůta končí: ${until}). ` : ''
    }`,
  answerNext: (email) => `Co dál: odpověď hostitele. Pošleme ji na adresu ${email} a zobrazíme ji zde.`,
  past: { title: 'Váš pobyt skončil', text: 'Vaše platby a doklady zůstávají na této stránce.' },
  accepted: (host) => `${host} vaši poptávku přijímá a těší se na vás.`,
  declined: (host) => `${host} vám tento termín nabídnout nemůže. Nic není rezervováno a nic neplatíte.`,
  called_off: (host) => `Pobyt zrušil váš hostitel (${host}). Pokud nevíte proč, zeptejte se níže.`,
  expired: (host) => `Odpověď nepřišla včas (${host}). Nic není rezervováno a nic neplatíte.`,
  cancelled: () => 'Nic už není rezervováno a noci jsou volné pro ostatní.',
  withdrawn: 'Nic nebylo rezervováno, nic neplatíte a noci jsou volné pro ostatní.',
  next: (day, payment) =>
    payment
      ? `Co dál: platba ${cs.euros(payment.amount)}${payment.isLate ? `, splatná ${cs.longDay(payment.due)}` : ` do ${cs.longDay(payment.due)}`}.${day ? ` Příjezd: ${cs.longDayWithWeekday(day)}.` : ''}`
      : day
        ? `Co dál: příjezd ${cs.longDayWithWeekday(day)}.`
        : '',
  instant: {
    title: 'Vaše rezervace',
    unconfirmed: (host, email, until) =>
      `Otevřete odkaz v e-mailu, který jsme poslali na adresu ${email}. Noci vám předběžně držíme${until ? ` (lhůta končí: ${until})` : ''}; jakmile potvrdíte, je váš pobyt rezervován (hostitel: ${host}).`,
    lapsed: (_host, email, until) =>
      `Noci jsou opět volné pro ostatní a nic není rezervováno. ${until ? `Dokud si je nevezme někdo jiný, odkaz v e-mailu na adresu ${email} ještě platí (lhůta končí: ${until}).` : ''}`,
    accepted: (host) => `Na nic dalšího už nečekáte. ${host} se na vás těší.`,
    titles: { waiting: 'Zaplaťte a rezervujte', expired: 'Nezaplaceno včas' },
    waiting: (host, amount, until) =>
      `Váš pobyt je rezervován, jakmile zaplatíte ${cs.euros(amount)} kartou (hostitel: ${host}).${until ? ` Noci vám předběžně držíme (lhůta končí: ${until}).` : ''}`,
    expired:
      'První platba nepřišla včas, proto není nic rezervováno. Pokud jste přesto zaplatili, načtěte tuto stránku za minutu znovu: pobyt bude rezervován, nebo se peníze vrátí na vaši kartu.',
    toConfirm: (host, email, amount, until) =>
      `Otevřete odkaz v e-mailu, který jsme poslali na adresu ${email}. Noci vám předběžně držíme${until ? ` (lhůta končí: ${until})` : ''}. Po potvrzení zaplatíte ${cs.euros(amount)} kartou a pobyt je rezervován (hostitel: ${host}).`,
    confirm: {
      title: 'Potvrďte svou rezervaci',
      text: (host) =>
        `Zkontrolujte prosím ještě jednou, co rezervujete. Po kliknutí je váš pobyt rezervován (hostitel: ${host}) a vzniká povinnost zaplatit cenu.`,
      payText: (host, amount) =>
        `Zkontrolujte prosím ještě jednou, co rezervujete. Kliknutím vzniká povinnost zaplatit cenu; poté zaplatíte ${cs.euros(amount)} kartou a pobyt je rezervován (hostitel: ${host}).`,
      // The words are those of the law: docs/decisions/0053.
      press: (total) => `Rezervace zavazující k platbě · ${cs.euros(total)}`,
    },
    confirming: 'Váš pobyt se rezervuje',
    notConfirmed: 'Váš pobyt nebyl rezervován',
  },
  instantEnded: 'Tento pobyt už nelze rezervovat okamžitě, proto nejdřív odpoví hostitel.',
  stay: 'Váš pobyt',
  price: 'Cena',
  host: 'Váš hostitel',
  wrote: (name) => `${name} píše`,
  yourMessage: 'Vaše zpráva',
  toCalendar: 'Přidat do kalendáře',
  otherDates: 'Poptat jiný termín',
  facts: {
    where: 'Kde',
    in: 'Příjezd',
    out: 'Odjezd',
    guests: 'Počet hostů',
    guest: 'Host',
    reference: 'Referenční číslo',
  },
  // Of a stay that is confirmed.
  arrival: {
    title: 'Jak k nám',
    map: 'Otevřít mapu',
    directions: 'Popis cesty',
    code: 'Kód dveří',
    later: (day) => `Jak se dostanete dovnitř, zde najdete od ${cs.day(day)}.`,
  },
  money: {
    paid: 'Zaplaceno',
    left: 'Zbývá zaplatit',
    back: 'Přeplatek',
    settled: 'Vše je zaplaceno.',
    documents: 'Vaše doklady',
    invoice: (number) => `Faktura ${number} (PDF)`,
    cancellation: (number) => `Opravný doklad ${number} (PDF)`,
  },
  others: 'Jiné termíny a ubytování',
  nights: (count) => cs.plural(count, { one: '# noc', few: '# noci', other: '# nocí' }),
  confirm: {
    title: 'Potvrďte svou poptávku',
    text: (host) =>
      `Zkontrolujte prosím ještě jednou, co poptáváte. Po kliknutí ${host} dostane vaši poptávku a odpoví na ni. Do té doby nic není rezervováno a nic neplatíte.`,
    press: () => 'Potvrdit poptávku',
  },
  inTotal: 'celkem',
  stillFree: 'Noci jsou opět volné pro ostatní. Dokud si je nevezme někdo jiný, můžete je ještě potvrdit.',
  confirming: 'Vaše poptávka se potvrzuje',
  notConfirmed: 'Vaše poptávka nebyla potvrzena',
  noEmail: 'Nepřišel vám e-mail?',
  noEmailText: 'Může to chvíli trvat. Podívejte se i do spamu a zkontrolujte adresu:',
  again: 'Poslat e-mail znovu',
  sentAgain: (email) => `Znovu odesláno na adresu ${email}.`,
  wrong: 'Adresa je špatně',
  cancel: { booking: 'Zrušit rezervaci', request: 'Vzít poptávku zpět', hold: 'Nakonec nerezervovat' },
  question: {
    booking: '<b>Zrušit rezervaci?</b> Noci budou hned volné pro ostatní a nelze to vzít zpět.',
    request: '<b>Vzít poptávku zpět?</b> Noci budou hned volné pro ostatní a nelze to vrátit.',
    hold: '<b>Nakonec nerezervovat?</b> Zatím není nic rezervováno a noci budou hned volné pro ostatní.',
  },
  notCancelled: 'Nic nebylo zrušeno.',
  cancelling: 'Ruší se',
  yes: { booking: 'Ano, zrušit', request: 'Ano, vzít zpět', hold: 'Ano, nerezervovat' },
  keep: 'Ponechat',
  decide: {
    title: 'Rozhodnutí o poptávce',
    titles: {
      waiting: 'Host by si rád rezervoval pobyt',
      accepted: 'Tuto poptávku jste přijali',
      declined: 'Tuto poptávku jste odmítli',
      called_off: 'Tento pobyt jste zrušili',
      expired: 'Platnost této poptávky vypršela',
      cancelled: 'Host vzal tuto poptávku zpět',
    },
    waiting: (guest, until) =>
      `${guest} čeká na vaši odpověď.${until ? ` Bez ní platnost poptávky vyprší: ${until}.` : ''}`,
    accepted: (guest) => `Pobyt je potvrzen a ${guest} už má e-mail.`,
    declined: (guest) => `Termín je opět volný a ${guest} už má e-mail.`,
    called_off: (guest) => `Termín je opět volný a ${guest} už má e-mail.`,
    expired: (guest) => `Odpověď nepřišla včas. Termín je opět volný a ${guest} už o tom ví.`,
    cancelled: () => 'Termín je opět volný. Nemusíte už nic dělat.',
    notArrived: 'Vaše odpověď nedorazila.',
    sending: 'Vaše odpověď se odesílá',
    words: 'Vzkaz hostovi (nepovinné)',
    wordsHint: (guest) => `${guest} si ho přečte v e-mailu, ať odpovíte jakkoli.`,
    youWrote: 'Váš vzkaz',
    terms: 'Host přijal',
    accept: 'Přijmout',
    decline: 'Odmítnout',
    stay: 'Pobyt',
  },
}
