import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

/** What a guest without scripts reads below a page. */
export const noscript: Record<GuestLocale, string> = {
  en: 'Searching and booking need JavaScript. Please switch it on and reload the page.',
  de: 'Zum Suchen und Buchen wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  it: 'Per cercare e prenotare è necessario JavaScript. Lo attivi e ricarichi la pagina.',
  nl: 'Voor zoeken en boeken is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
  fr: 'JavaScript est nécessaire pour rechercher et réserver. Veuillez l’activer et recharger la page.',
  cs: 'K vyhledávání a rezervaci je potřeba JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
}
