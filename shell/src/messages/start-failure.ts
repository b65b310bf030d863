/**
 * Error text when nothing could be composed. By hand and in all languages, because no catalog may be loadable.
 */
const words = {
  en: {
    title: 'Keyhaven cannot start',
    why: 'What belongs to this page could not be found out. Check your connection and try again.',
    retry: 'Retry',
    report: { copy: 'Copy', copied: 'Copied', copyYourself: 'Select it and copy it yourself' },
  },
  de: {
    title: 'Keyhaven kann nicht starten',
    why: 'Was zu dieser Seite gehört, ließ sich nicht ermitteln. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Erneut versuchen',
    report: { copy: 'Kopieren', copied: 'Kopiert', copyYourself: 'Bitte markieren und selbst kopieren' },
  },
  it: {
    title: 'Keyhaven non può avviarsi',
    why: 'Non è stato possibile stabilire che cosa fa parte di questa pagina. Controllare la connessione e riprovare.',
    retry: 'Riprova',
    report: { copy: 'Copia', copied: 'Copiato', copyYourself: 'Selezionare il testo e copiarlo a mano' },
  },
  nl: {
    title: 'Keyhaven kan niet starten',
    why: 'Wat bij deze pagina hoort, kon niet worden vastgesteld. Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    report: { copy: 'Kopiëren', copied: 'Gekopieerd', copyYourself: 'Selecteer de tekst en kopieer die zelf' },
  },
  fr: {
    title: 'Keyhaven ne peut pas démarrer',
    why: 'Impossible de déterminer ce qui compose cette page. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    report: { copy: 'Copier', copied: 'Copié', copyYourself: 'Sélectionnez le texte et copiez-le vous-même' },
  },
}

/** In the language that the first script of the page has found out. */
export const startFailureWords = () => {
  const { lang } = document.documentElement
  return Object.hasOwn(words, lang) ? words[lang as keyof typeof words] : words.en
}
