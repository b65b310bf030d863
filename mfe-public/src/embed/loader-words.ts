// With the loader and not a catalog: they are what is said until anything else has come, and where nothing comes.
const words = {
  en: { loading: 'Loading the booking…', failed: 'The booking could not be loaded.', again: 'Try again' },
}

/** What the element says by itself, in the language of its place. */
export const wordsOf = ({ lang }: HTMLElement) => words[lang as keyof typeof words] ?? words.en
