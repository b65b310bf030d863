import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  subject: (event, property, check_in) => `${event}: ${property}, ${cs.longDay(check_in)}`,
  wrote: (name) => `${name} píše:`,
  youWrote: 'Napsali jste:',
  questions: (host) => `Máte otázky? Odpovězte na tento e-mail, dostane ho ${host}.`,
  notYours: (host) =>
    `Pokud to není váš pobyt, někdo se spletl v adrese. Odpovězte na tento e-mail, ať to ${host} může opravit.`,
  confirm: {
    event: 'Potvrďte svou poptávku',
    text: (host, until) =>
      `Potvrďte prosím, že si chcete rezervovat tento pobyt (hostitel: ${host}). Noci pro vás předběžně držíme do ${until}. Hostitel vaši poptávku dostane, jakmile ji potvrdíte.`,
    unheld: (host) =>
      `Potvrďte prosím brzy, že si chcete rezervovat tento pobyt (hostitel: ${host}). Dokud nepotvrdíte, noci pro vás nedržíme a může si je vzít někdo jiný.`,
    afterwards: 'Potom odkaz funguje ještě jeden den, pokud si noci mezitím nerezervuje někdo jiný.',
    action: 'Potvrdit poptávku',
    notAsked:
      'Pokud jste o tento pobyt nežádali, můžete tento e-mail ignorovat. Poptávka skončí sama a už vám nenapíšeme.',
  },
  confirmBooking: {
    event: 'Potvrďte svou rezervaci',
    text: (host, until) =>
      `Potvrďte prosím, že si chcete rezervovat tento pobyt (hostitel: ${host}). Noci pro vás předběžně držíme do ${until}. Jakmile potvrdíte, je váš pobyt rezervován.`,
    action: 'Potvrdit rezervaci',
    notAsked:
      'Pokud jste o tento pobyt nežádali, můžete tento e-mail ignorovat. Nic není rezervováno a už vám nenapíšeme.',
  },
  toPay: {
    event: 'Zaplaťte a rezervujte',
    text: (host, amount, until) =>
      `Váš pobyt u ${host} je rezervován, jakmile zaplatíte ${cs.euros(amount)} kartou. Noci pro vás držíme do ${until}. Bez platby budou opět volné pro ostatní a nic vás to nestojí.`,
    action: 'Zaplatit',
    confirm: (host, amount, until) =>
      `Potvrďte prosím, že si přejete rezervovat tento pobyt u ${host}. Noci pro vás držíme do ${until}. Poté zaplatíte ${cs.euros(amount)} kartou a pobyt je rezervován.`,
  },
  unpaid: {
    event: 'Váš pobyt nebyl rezervován',
    text: () => 'První platba nepřišla včas, proto není nic rezervováno. Nic vás to nestojí a můžete rezervovat znovu.',
    action: 'Zobrazit rezervaci',
  },
  sentBack: {
    event: 'Vaše platba se vrací',
    text: (amount) =>
      `Vaše platba ${cs.euros(amount)} přišla, když už pro vás pobyt nebyl držen. Vracíme ji na vaši kartu; trvá to několik dní.`,
  },
  received: {
    event: 'Vaše poptávka dorazila',
    text: (host, until) =>
      `${host} má vaši poptávku a může na ni odpovědět do ${until}. Do té doby pro vás noci předběžně držíme. Pokud odpověď nepřijde, poptávka propadne a nic vás nestojí.`,
    action: 'Zobrazit nebo zrušit poptávku',
    notAtOnce: 'Tento pobyt už nelze rezervovat okamžitě, proto je to teď poptávka u hostitele.',
  },
  bookedAtOnce: {
    event: 'Váš pobyt je rezervován',
    text: (host) => `Váš pobyt je rezervován. Na nic dalšího už čekat nemusíte. Hostitel: ${host}.`,
  },
  accepted: {
    event: 'Váš pobyt je potvrzen',
    text: (host) => `Dobrá zpráva: váš pobyt je potvrzen. Hostitel: ${host}.`,
    action: 'Zobrazit pobyt',
  },
  declined: {
    event: 'Vaše poptávka byla odmítnuta',
    text: (host) => `${host} vám tento pobyt nemůže nabídnout, vaše poptávka je tím uzavřena. Nic vás nestojí.`,
    action: 'Zobrazit poptávku',
  },
  calledOff: {
    event: 'Váš pobyt byl zrušen',
    text: (host) => `Hostitel váš pobyt zrušil (${host}). Pokud nevíte proč, zeptejte se odpovědí na tento e-mail.`,
    action: 'Zobrazit pobyt',
  },
  feeWaived: {
    event: 'Storno poplatek byl prominut',
    text: (host) => `Hostitel (${host}) vám prominul poplatek za zrušený pobyt. Nic nedlužíte.`,
  },
  booked: {
    event: 'Váš pobyt je potvrzen',
    text: (host) => `Hostitel (${host}) vám tento pobyt rezervoval.`,
  },
  asBooked: {
    event: 'Váš pobyt',
    text: (host) => `Takto je rezervován váš pobyt u ${host}.`,
  },
  feePayment: (host) => `Zaplaťte ho prosím hostiteli (${host}). Pokud nevíte jak, odpovězte na tento e-mail.`,
  refund: (host, amount) => `${host} vám vrátí ${cs.euros(amount)}.`,
  otherDates: {
    title: 'Jiné termíny',
    text: (property) => `Podívejte se, co je v „${property}“ ještě volné.`,
    action: 'Zobrazit volné termíny',
  },
  changed: {
    event: 'Váš pobyt byl změněn',
    text: (host) => `Hostitel (${host}) váš pobyt změnil. Nyní je rezervován takto.`,
  },
  change: {
    sent: {
      event: 'Vaši žádost o změnu jsme odeslali',
      text: (host) =>
        `Hostitel (${host}) dostal vaši žádost o změnu pobytu a odpoví vám. Do té doby se nic nemění: váš pobyt zůstává rezervován jako dosud a nové noci pro vás předběžně nedržíme.`,
    },
    accepted: {
      event: 'Vaše změna je potvrzena',
      text: (host) => `Hostitel (${host}) s vaší změnou souhlasí. Váš pobyt je nyní rezervován takto.`,
    },
    declined: {
      event: 'Vaše změna byla odmítnuta',
      text: (host) => `Hostitel (${host}) vám tuto změnu nemůže nabídnout. Váš pobyt zůstává rezervován jako dosud.`,
    },
    overtaken: {
      event: 'Vaše změna je uzavřena',
      text: (host) =>
        `Hostitel (${host}) váš pobyt změnil poté, co jste o tuto změnu požádali, proto jsme ji uzavřeli. Váš pobyt je nyní rezervován takto. O jinou změnu můžete požádat na své stránce.`,
    },
    expired: {
      event: 'Vaše změna zůstala bez odpovědi',
      text: (host) =>
        `Hostitel (${host}) neodpověděl včas, váš pobyt zůstává rezervován jako dosud. Potřebujete ještě něco? Odpovězte na tento e-mail.`,
    },
  },
  arrival: {
    event: 'Jak se k nám dostanete',
    text: (host) => `Váš pobyt se blíží. Takto se dostanete na místo a dovnitř. Hostitel: ${host}.`,
  },
  payment: {
    before: {
      event: 'Připomenutí platby',
      text: (host, amount, due) =>
        `Přátelské připomenutí: za váš pobyt (hostitel: ${host}) je třeba zaplatit ${cs.euros(amount)} do ${cs.longDay(due)}.`,
    },
    late: {
      event: 'Vaše platba je po splatnosti',
      text: (host, amount, due) =>
        `Za váš pobyt (hostitel: ${host}) bylo třeba zaplatit ${cs.euros(amount)} do ${cs.longDay(due)} a platba zatím nedorazila. Zaplaťte prosím brzy, nebo odpovězte na tento e-mail, pokud něco nesouhlasí.`,
    },
    paidAlready: 'Pokud jste právě zaplatili, můžete tento e-mail ignorovat: převod trvá den nebo dva.',
  },
  damage: {
    wanted: {
      event: 'Karta pro vaši kauci',
      text: (host, amount, until) =>
        `Hostitel (${host}) žádá za váš pobyt kauci ${cs.euros(amount)}. Částka se na kartě jen zablokuje a nestrhne a ${cs.longDay(until)} se uvolní, pokud se nic nepoškodí. Vyberte prosím kartu na své stránce, zabere to minutu.`,
      action: 'Vybrat kartu',
    },
    captured: {
      event: 'Vaše kauce byla stržena',
      text: (host, amount, held) => `Hostitel (${host}) strhl ${cs.euros(amount)} z vaší kauce ${cs.euros(held)}.`,
      rest: 'Zbytek je uvolněn. Podle banky to uvidíte během několika dní.',
      picture: 'Fotografii najdete na své stránce.',
    },
    released: {
      event: 'Vaše kauce je uvolněna',
      text: (host, amount) =>
        `Vaše kauce ${cs.euros(amount)} za pobyt (hostitel: ${host}) je uvolněna, nic se nestrhlo. Podle banky to uvidíte během několika dní.`,
    },
  },
  documentText: (host) => `Hostitel (${host}) vám v příloze posílá doklad k tomuto pobytu.`,
  expired: {
    event: 'Platnost vaší poptávky vypršela',
    text: (host) =>
      `Hostitel (${host}) neodpověděl včas, platnost vaší poptávky proto vypršela. Nic vás nestojí a můžete poslat novou.`,
    action: 'Zobrazit poptávku',
  },
  cancelled: {
    event: 'Zrušili jste svůj pobyt',
    text: 'Tento pobyt jste zrušili a my jsme dali vědět hostiteli.',
    action: 'Zobrazit poptávku',
  },
}
