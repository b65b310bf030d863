import type { Messages } from './en.ts'

export const messages: Messages = {
  again: 'Zkusit znovu',
  broken: 'Rezervaci nelze zobrazit',
  brokenText: 'Část se nenačetla nebo je v ní chyba.',
  noOwner: 'Chybí pronajímatel',
  noOwnerText:
    'Prvek keyhaven-booking nemá pronajímatele. Napište owner="…" se jménem z odkazu na svou veřejnou stránku.',
  badStart: 'Úvodní stránka není jednoznačná',
  badStartText:
    'Atributy property a unit prvku keyhaven-booking jsou čísla z adres vašeho webu Keyhaven a k unit patří vždy i property.',
  unknown: 'Tady není co rezervovat',
  unknownText: (owner) => `Keyhaven nezná pronajímatele „${owner}“. Jméno najdete v odkazu na svou veřejnou stránku.`,
  notAllowed: 'Rezervaci nelze na této stránce zobrazit',
  notAllowedText: (origin) =>
    `Pokud je tato stránka vaše, přidejte ${origin} v nastavení Keyhaven mezi weby, které smějí vaši rezervaci zobrazit.`,
  sandboxed:
    'Rámec kolem běží v sandboxu. Pokud je stránka vaše, přidejte do jeho atributu sandbox hodnotu allow-same-origin, nebo atribut vynechte.',
  ownSite: 'Rezervovat na našem vlastním webu',
  unreachable: 'Rezervace není dostupná',
  booking: 'Rezervace',
  by: 'Rezervace přes Keyhaven',
}
