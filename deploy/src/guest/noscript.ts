import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

/** What a guest without scripts reads below a page. */
export const noscript: Record<GuestLocale, string> = {
  en: 'Booking needs JavaScript. Please switch it on and reload the page.',
  de: 'Zum Buchen wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  it: 'Per prenotare è necessario JavaScript. Lo attivi e ricarichi la pagina.',
  nl: 'Voor boeken is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
  fr: 'JavaScript est nécessaire pour réserver. Veuillez l’activer et recharger la page.',
  cs: 'K rezervaci je potřeba JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
}
