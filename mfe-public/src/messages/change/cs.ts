import { messages as party } from '@keyhaven/shared-contracts/domain/messages/party/cs'
import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  open: 'Změnit dny nebo hosty',
  lead: (host) =>
    `Vyberte, co byste chtěli místo toho. Rozhodne hostitel (${host}); do té doby zůstává vaše rezervace beze změny a nové noci pro vás nejsou předběžně drženy.`,
  booked: 'Rezervováno',
  wanted: 'Přání',
  before: 'Dosud',
  now: 'Nově',
  stay: (from, to, who) => `${cs.stay(from, to)}, ${party.party(who)}`,
  more: (amount) => `o ${cs.euros(amount)} více než nyní`,
  less: (amount) => `o ${cs.euros(amount)} méně než nyní`,
  same: 'Celková cena se nemění',
  choose: 'Vyberte jiné dny nebo jiné hosty, abyste viděli cenu.',
  free: 'V těchto dnech volno',
  price: 'Kolik by to stálo',
  loadingPrice: 'Načítá se cena',
  priceFailed: 'Cenu se nepodařilo načíst',
  terms: 'Co jste přijali při rezervaci, platí dál a počítá se od nového dne příjezdu.',
  send: 'Požádat o tuto změnu',
  sending: 'Odesílá se vaše změna',
  notSent: 'Vaše změna nebyla odeslána.',
  waiting: {
    lead: (host) =>
      `Zvolte, co si přejete místo toho. ${host} dostane změněnou poptávku a odpoví na ni jako předtím; nové noci vám předběžně držíme.`,
    send: 'Změnit poptávku',
  },
  keep: 'Nechat, jak to je',
  unavailable: (host) => `Napište prosím hostiteli (${host}): tento pobyt tu teď nelze změnit.`,
  loading: 'Načítají se volné noci',
  failed: 'Volné noci se nepodařilo načíst',
  news: {
    open: {
      title: 'Požádali jste o změnu',
      text: (host) =>
        `Hostitel (${host}) ji má a přijme ji, nebo odmítne; odpověď vám pošleme e-mailem. Do té doby zůstává vaše rezervace beze změny a nové noci pro vás nejsou předběžně drženy.`,
    },
    accepted: {
      title: 'Vaše změna je potvrzena',
      text: (host) => `Hostitel (${host}) souhlasí. Níže vidíte svůj pobyt, jak je nyní rezervován.`,
    },
    declined: {
      title: 'Vaše změna byla odmítnuta',
      text: (host) => `Hostitel (${host}) vám tuto změnu nemůže nabídnout. Váš pobyt zůstává rezervován jako dosud.`,
    },
    overtaken: {
      title: 'Vaše změna je uzavřena',
      text: (host) =>
        `Hostitel (${host}) váš pobyt mezitím změnil. Níže vidíte, jak je nyní rezervován; můžete požádat o jinou změnu.`,
    },
    expired: {
      title: 'Vaše změna zůstala bez odpovědi',
      text: (host) => `Hostitel (${host}) neodpověděl včas. Váš pobyt zůstává rezervován jako dosud.`,
    },
  },
  withdraw: 'Vzít změnu zpět',
  withdrawing: 'Bere se zpět',
  notWithdrawn: 'Změna nebyla vzata zpět.',
  decide: {
    open: {
      title: 'Host by rád změnil pobyt',
      text: (guest) =>
        `${guest} žádá o jiné dny nebo jiné hosty. Dokud změnu nepřijmete, nic se nemění a nové noci nejsou předběžně drženy.`,
    },
    accepted: {
      title: 'Tuto změnu jste přijali',
      text: (guest) => `Pobyt je nyní rezervován takto. ${guest} o tom dostal e-mail.`,
    },
    declined: {
      title: 'Tuto změnu jste odmítli',
      text: (guest) => `Pobyt zůstává rezervován jako dosud. ${guest} o tom dostal e-mail.`,
    },
    withdrawn: {
      title: 'Host vzal tuto změnu zpět',
      text: () => 'Pobyt zůstává rezervován jako dosud. Nemusíte nic dělat.',
    },
    overtaken: {
      title: 'Tato změna už neodpovídá',
      text: (guest) => `Rezervace je jiná než v době, kdy o změnu požádal ${guest}. Níže vidíte, jaká je nyní.`,
    },
    expired: {
      title: 'Tato změna zůstala bez odpovědi',
      text: (guest) => `Odpověď nepřišla včas, pobyt zůstává rezervován jako dosud. ${guest} o tom ví.`,
    },
  },
  replaces: (number) => `Přijetím se vystavená faktura ${number} stornuje opravným dokladem a vystaví se nová.`,
  leavesDraft: (number) =>
    `Přijetím se vystavená faktura ${number} stornuje opravným dokladem. Nová faktura zůstane konceptem, protože chybí povinný údaj.`,
  toBook: 'Pobyt se změnou',
}
