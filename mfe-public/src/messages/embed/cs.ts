import type { Messages } from './en.ts'

export const messages: Messages = {
  again: 'Zkusit znovu',
  broken: 'Rezervaci nelze zobrazit',
  brokenText: 'Část se nenačetla nebo je v ní chyba.',
  notShown: 'Rezervaci nelze na této stránce zobrazit',
  bookThere: 'Rezervovat můžete na našem vlastním webu.',
  contact: 'Pro rezervaci nás prosím kontaktujte.',
  ownSite: 'Rezervovat na našem vlastním webu',
  unreachable: 'Rezervace není dostupná',
  booking: 'Rezervace',
  by: 'Rezervace přes Keyhaven',
  // To the owner of the page around, in the console.
  noOwnerText:
    'Prvek keyhaven-booking nemá pronajímatele. Napište owner="…" se jménem z odkazu na svou veřejnou stránku.',
  badStartText:
    'Atributy property a unit prvku keyhaven-booking jsou čísla z adres vašeho webu Keyhaven a k unit patří vždy i property.',
  unknownText: (owner) => `Keyhaven nezná pronajímatele „${owner}“. Jméno najdete v odkazu na svou veřejnou stránku.`,
  notAllowedText: (origin) =>
    `Pokud je tato stránka vaše, přidejte ${origin} v nastavení Keyhaven mezi weby, které smějí vaši rezervaci zobrazit.`,
  sandboxed:
    'Rámec kolem běží v sandboxu. Pokud je stránka vaše, přidejte do jeho atributu sandbox hodnotu allow-same-origin, nebo atribut vynechte.',
}
