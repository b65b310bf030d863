import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'

/** What a guest without scripts reads below a page, and below the one of a request, which is empty. */
export const noscript: Record<GuestLocale, { booking: string; request: string }> = {
  en: {
    booking: 'Booking needs JavaScript. Please switch it on and reload the page.',
    request: 'This page needs JavaScript. What it says is in our emails to you, too.',
  },
  de: {
    booking: 'Zum Buchen wird JavaScript gebraucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
    request: 'Diese Seite braucht JavaScript. Was sie sagt, steht auch in unseren E-Mails an Sie.',
  },
  it: {
    booking: 'Per prenotare è necessario JavaScript. Lo attivi e ricarichi la pagina.',
    request:
      'Per questa pagina è necessario JavaScript. Le stesse informazioni sono nelle e-mail che Le abbiamo inviato.',
  },
  nl: {
    booking: 'Voor boeken is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
    request: 'Voor deze pagina is JavaScript nodig. Wat erop staat, staat ook in onze e-mails aan u.',
  },
  fr: {
    booking: 'JavaScript est nécessaire pour réserver. Veuillez l’activer et recharger la page.',
    request: 'Cette page nécessite JavaScript. Son contenu figure aussi dans les e-mails que nous vous avons envoyés.',
  },
  cs: {
    booking: 'K rezervaci je potřeba JavaScript. Zapněte jej prosím a načtěte stránku znovu.',
    request: 'Tato stránka potřebuje JavaScript. Totéž je i v e-mailech, které jsme vám poslali.',
  },
}
