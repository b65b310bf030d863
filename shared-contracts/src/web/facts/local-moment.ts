import { useLocale } from '../locale/use-locale.ts'

/** `21.11.2026, 15:30` on the clock of the reader, as the language of the screen writes it. */
export const localMoment = (iso: string) => useLocale.getState().language.moment(iso)
