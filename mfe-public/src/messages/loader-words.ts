// With the loader and not a catalog: they are what is said until anything else has come, and where nothing comes.
const words = {
  en: { loading: 'Loading the booking…', failed: 'The booking could not be loaded.', again: 'Try again' },
  de: {
    loading: 'Die Buchung wird geladen …',
    failed: 'Die Buchung konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
  },
  it: {
    loading: 'Caricamento della prenotazione…',
    failed: 'Impossibile caricare la prenotazione.',
    again: 'Riprova',
  },
  nl: {
    loading: 'De boeking wordt geladen…',
    failed: 'De boeking kon niet worden geladen.',
    again: 'Opnieuw proberen',
  },
  fr: {
    loading: 'Chargement de la réservation…',
    failed: 'Impossible de charger la réservation.',
    again: 'Réessayer',
  },
  cs: { loading: 'Rezervace se načítá…', failed: 'Rezervaci se nepodařilo načíst.', again: 'Zkusit znovu' },
}

/** Messages of the element itself, in the language of its place. */
export const wordsOf = ({ lang }: HTMLElement) => words[lang as keyof typeof words] ?? words.en
