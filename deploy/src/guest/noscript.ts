import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

/** Text for a guest without scripts below a page, and below the page of a request. */
export const noscript: Record<GuestLocale, { booking: string; request: string }> = {
  en: {
    booking: 'Booking needs JavaScript. Please switch it on and reload the page.',
    request: 'Confirming, changing and cancelling need JavaScript. Please switch it on and reload the page.',
  },
  de: {
    booking: 'Zum Buchen wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
    request:
      'Zum Bestätigen, Ändern und Stornieren wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  },
  it: {
    booking: 'Per prenotare è necessario JavaScript. Lo attivi e ricarichi la pagina.',
    request: 'Per confermare, modificare e annullare è necessario JavaScript. Lo attivi e ricarichi la pagina.',
  },
  nl: {
    booking: 'Voor boeken is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
    request: 'Voor bevestigen, wijzigen en annuleren is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
  },
  fr: {
    booking: 'JavaScript est nécessaire pour réserver. Veuillez l’activer et recharger la page.',
    request: 'JavaScript est nécessaire pour confirmer, modifier et annuler. Veuillez l’activer et recharger la page.',
  },
  cs: {
    booking: 'K rezervaci je potřeba JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
    request: 'K potvrzení, změně a zrušení je potřeba JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
  },
}
