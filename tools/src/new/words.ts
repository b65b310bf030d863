import { locales } from '@keyhaven/shared-contracts/domain/locale'
import { copiedFromEnglish } from '../languages/homes.ts'

/** Words of new files in one language. Names of areas stay as they are until their team translates them. */
type Words = {
  list: {
    empty: { title: string; hint: string; action: string }
    name: string
    note: string
    active: string
    inactive: string
    edit: string
    deleted: string
  }
  /** Of a name, as code: `Edit ${name}`. */
  editOf: string
  nothing: string
  reasons: { nameRequired: string; nameTaken: string; notFound: string }
  help: (title: string) => { title: string; content: string; link: string }
}

const english: Words = {
  list: {
    empty: { title: 'Nothing here yet', hint: 'What you add appears in this list.', action: 'Add the first' },
    ...{ name: 'Name', note: 'Note', active: 'Active', inactive: 'Inactive', edit: 'Edit' },
    deleted: 'It goes for good.',
  },
  editOf: '`Edit ${name}`',
  nothing: 'There is nothing here yet',
  reasons: {
    nameRequired: 'Enter a name',
    nameTaken: 'You already have one of this name.',
    notFound: 'This is not there any more.',
  },
  help: (title) => ({
    title: `What ${title} is for`,
    content: `${title} keeps a list of your own: add to it, find in it, change it.`,
    link: `Open ${title}`,
  }),
}

const others: Record<string, Words> = {
  de: {
    list: {
      empty: {
        title: 'Noch nichts angelegt',
        hint: 'Was Sie anlegen, erscheint in dieser Liste.',
        action: 'Ersten Eintrag anlegen',
      },
      ...{ name: 'Name', note: 'Notiz', active: 'Aktiv', inactive: 'Inaktiv', edit: 'Bearbeiten' },
      deleted: 'Der Eintrag wird endgültig gelöscht.',
    },
    editOf: '`${name} bearbeiten`',
    nothing: 'Hier ist noch nichts',
    reasons: {
      nameRequired: 'Bitte einen Namen eingeben',
      nameTaken: 'Einen Eintrag mit diesem Namen haben Sie schon.',
      notFound: 'Diesen Eintrag gibt es nicht mehr.',
    },
    help: (title) => ({
      title: `Wozu ${title} dient`,
      content: `${title} ist eine Liste von Ihnen: Sie legen an, suchen und ändern.`,
      link: `${title} öffnen`,
    }),
  },
  it: {
    list: {
      empty: {
        title: 'Ancora niente',
        hint: 'Quello che aggiungi compare in questo elenco.',
        action: 'Aggiungi il primo',
      },
      ...{ name: 'Nome', note: 'Nota', active: 'Attivo', inactive: 'Non attivo', edit: 'Modifica' },
      deleted: 'Sarà eliminato definitivamente.',
    },
    editOf: '`Modifica: ${name}`',
    nothing: 'Qui non c’è ancora niente',
    reasons: {
      nameRequired: 'Inserisci un nome',
      nameTaken: 'Ne esiste già uno con questo nome.',
      notFound: 'Non esiste più.',
    },
    help: (title) => ({
      title: `A cosa serve ${title}`,
      content: `${title} è un tuo elenco: puoi aggiungere, cercare e modificare.`,
      link: `Apri ${title}`,
    }),
  },
  nl: {
    list: {
      empty: {
        title: 'Nog niets toegevoegd',
        hint: 'Wat u toevoegt, verschijnt in deze lijst.',
        action: 'Eerste toevoegen',
      },
      ...{ name: 'Naam', note: 'Notitie', active: 'Actief', inactive: 'Niet actief', edit: 'Bewerken' },
      deleted: 'Het wordt definitief verwijderd.',
    },
    editOf: '`${name} bewerken`',
    nothing: 'Hier is nog niets',
    reasons: {
      nameRequired: 'Voer een naam in',
      nameTaken: 'U hebt er al een met deze naam.',
      notFound: 'Dit bestaat niet meer.',
    },
    help: (title) => ({
      title: `Waar ${title} voor is`,
      content: `${title} is een lijst van u: u voegt toe, zoekt en wijzigt.`,
      link: `${title} openen`,
    }),
  },
  fr: {
    list: {
      empty: {
        title: 'Rien pour l’instant',
        hint: 'Ce que vous ajoutez apparaît dans cette liste.',
        action: 'Ajouter un premier élément',
      },
      ...{ name: 'Nom', note: 'Note', active: 'Actif', inactive: 'Inactif', edit: 'Modifier' },
      deleted: 'La suppression est définitive.',
    },
    editOf: '`Modifier\\u00a0: ${name}`',
    nothing: 'Il n’y a encore rien ici',
    reasons: {
      nameRequired: 'Saisissez un nom',
      nameTaken: 'Vous en avez déjà un à ce nom.',
      notFound: 'Cet élément n’existe plus.',
    },
    help: (title) => ({
      title: `À quoi sert ${title}`,
      content: `${title} est une liste à vous\u00a0: vous y ajoutez, cherchez et modifiez.`,
      link: `Ouvrir ${title}`,
    }),
  },
}

/** A value as code, with what is code already as it is. */
const code = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll(
    /"code:((?:[^"\\]|\\.)*)"/g,
    (_, text: string) => JSON.parse(`"${text}"`) as string,
  )

/** A module of messages for each language, by its file below a folder. */
const catalog = (folder: string, messagesOf: (words: Words, locale: string) => unknown) =>
  Object.fromEntries(
    locales.map((locale) => {
      const words = locale === 'en' ? english : others[locale]
      const messages = code(messagesOf(words ?? english, locale))
      const text =
        locale === 'en'
          ? `export const messages = ${messages}\nexport type Messages = typeof messages\n`
          : `import type { Messages } from './en.ts'\n\nexport const messages: Messages = ${messages}\n`
      return [`${folder}/${locale}.ts`, words ? text : `${copiedFromEnglish}\n${text}`]
    }),
  )

/** Words of a page that shows nothing yet. */
export const pageWords = (folder: string, title: string) => catalog(folder, ({ nothing }) => ({ title, nothing }))

/** Words of the list and the form of an area. Of one and of several, English has words; where others have none, the area's name stands. */
export const listWords = (
  folder: string,
  { title, record, records }: { title: string; record: string; records: string },
) =>
  catalog(folder, ({ list, editOf }, locale) => ({
    title,
    ...(locale === 'en' ? { one: record, many: records } : { one: title, many: title }),
    ...list,
    editOf: locale === 'en' ? `code:(name: string) => ${editOf}` : `code:(name) => ${editOf}`,
  }))

export const reasonWords = (folder: string) => catalog(folder, ({ reasons }) => reasons)

/** Its name in the navigation: the same in all languages, until somebody translates it. */
export const manifestWords = (folder: string, id: string, title: string) =>
  catalog(folder, () => ({ nav: { [id]: title } }))

export const helpTopic = (title: string) => english.help(title)

/** Words of the one topic of a new area, in all languages but English. */
export const helpWords = (folder: string, id: string, title: string) =>
  Object.fromEntries(
    locales
      .filter((locale) => locale !== 'en')
      .map((locale) => {
        const { content, ...topic } = (others[locale] ?? english).help(title)
        const help = { sections: { [id]: title }, topics: { [`${id}-basics`]: { ...topic, content: [content] } } }
        const mark = others[locale] ? '' : `${copiedFromEnglish}\n`
        return [
          `${folder}/${locale}.ts`,
          `${mark}import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'\n\nexport const help: HelpWords = ${code(help)}\n`,
        ]
      }),
  )
